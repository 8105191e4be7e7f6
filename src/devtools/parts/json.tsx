import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { scrollsByKeys } from '#src/ui/focus/scrolls-by-keys.ts'
import { Copy } from './copy.tsx'
import { useTranslation } from 'react-i18next'

const useStyles = makeStyles({
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: '32px' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
  text: {
    position: 'relative',
    margin: 0,
    maxHeight: '320px',
    overflow: 'auto',
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
})

/** Pretty-prints JSON and forms; other texts stay unchanged. */
const pretty = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return /^[\w%.[\]*+-]+=/.test(text)
      ? [...new URLSearchParams(text)].map(([key, value]) => `${key} = ${value}`).join('\n')
      : text
  }
}

/** The body of a request or response, with a copy button. */
export const Payload = ({ title, text }: { title: string; text: string }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h4 id={id} className={styles.title}>
          {title}
        </h4>
        {text && <Copy text={text} label={`${t('devtools.copy')}: ${title}`} />}
      </div>
      <pre className={styles.text} aria-labelledby={id} role="group" {...scrollsByKeys}>
        {text ? pretty(text) : t('devtools.calls.nothing')}
      </pre>
    </section>
  )
}
