import { makeStyles, mergeClasses } from '@fluentui/react-components'

const useStyles = makeStyles({
  mark: { display: 'block', width: '36px', height: '36px', borderRadius: '8px' },
  large: { width: '44px', height: '44px', borderRadius: '10px' },
})

/** Two speech bubbles on green, as shoppers know it from WeChat Pay. */
const Bubbles = () => (
  <>
    <rect width="36" height="36" fill="#07c160" />
    <path
      fill="#fff"
      d="M14.6 8.5c-5 0-8.9 3.3-8.9 7.4 0 2.3 1.3 4.4 3.3 5.7l-.8 2.6 3-1.5c1 .3 2.2.5 3.4.5h.6a6.6 6.6 0 0 1-.2-1.7c0-3.9 3.7-6.9 8.2-6.9h.5c-.8-3.5-4.5-6.1-9.1-6.1Z"
    />
    <path
      fill="#fff"
      d="M30.5 21.3c0-3.4-3.3-6.1-7.3-6.1s-7.3 2.7-7.3 6.1 3.3 6.1 7.3 6.1c.9 0 1.8-.1 2.6-.4l2.4 1.3-.6-2.1a5.9 5.9 0 0 0 2.9-4.9Z"
    />
    <g fill="#07c160">
      <circle cx="11.6" cy="13.7" r="1.2" />
      <circle cx="17.4" cy="13.7" r="1.2" />
      <circle cx="20.8" cy="19.7" r="1" />
      <circle cx="25.6" cy="19.7" r="1" />
    </g>
  </>
)

/** The strokes of 支 on blue, as shoppers know it from Alipay. */
const Strokes = () => (
  <>
    <rect width="36" height="36" fill="#1677ff" />
    <g fill="none" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
      <path d="M9 11.5H27M18 7V16M11 16H24.5C23.4 21.5 18.5 27 9.5 28.5" />
      <path d="M12 17C15 23.5 20 27 27.5 28.5" />
    </g>
  </>
)

/** The mark of a payment service. Decorative: its name is beside it. */
export const PayMark = ({ method, large = false }: { method: 'wechat' | 'alipay'; large?: boolean }) => {
  const styles = useStyles()
  return (
    <svg className={mergeClasses(styles.mark, large && styles.large)} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
      {method === 'wechat' ? <Bubbles /> : <Strokes />}
    </svg>
  )
}
