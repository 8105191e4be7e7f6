import { makeStyles, tokens } from '@fluentui/react-components'
import { Picture } from '#src/ui/media/picture.tsx'
import { scrollsByKeys } from '#src/ui/focus/scrolls-by-keys.ts'
import { HeroArt } from '../home/hero-art.tsx'

const useStyles = makeStyles({
  root: {
    position: 'relative',
    overflow: 'hidden',
    height: '280px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundImage: `linear-gradient(120deg, ${tokens.colorBrandBackgroundSelected}, ${tokens.colorBrandBackground})`,
    '@media (max-width: 640px)': { height: '150px' },
  },
  strip: {
    position: 'relative',
    display: 'flex',
    height: '100%',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  slide: { flex: '0 0 100%', height: '100%', scrollSnapAlign: 'start' },
  picture: { height: '100%', borderRadius: 0 },
  art: { position: 'absolute', right: '-30px', top: '-50%', height: '200%' },
})

/** The banner of a store: its slides side by side, or a drawing if it has none. */
export const Slides = ({ slides, label }: { slides: readonly string[]; label: string }) => {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      {slides.length === 0 ? (
        <HeroArt className={styles.art} />
      ) : (
        <ul className={styles.strip} aria-label={label} {...scrollsByKeys}>
          {slides.map((slide, at) => (
            <li key={slide} className={styles.slide}>
              <Picture className={styles.picture} src={slide} alt="" ratio="auto" eager={at === 0} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
