import { makeStyles, tokens } from '@fluentui/react-components'
import { useMemo } from 'react'
import { cleanNodes } from './clean-html.ts'
import { htmlPart } from './html-text.ts'

const useStyles = makeStyles({
  root: {
    lineHeight: tokens.lineHeightBase400,
    fontSize: tokens.fontSizeBase300,
    overflowWrap: 'anywhere',
    '& img, & video': { display: 'block', maxWidth: '100%', height: 'auto', borderRadius: tokens.borderRadiusMedium },
    '& a': { color: tokens.colorBrandForegroundLink },
    '& > :first-child': { marginTop: 0 },
    '& > :last-child': { marginBottom: 0 },
    '& .ql-align-center': { textAlign: 'center' },
    '& .ql-align-right': { textAlign: 'right' },
    '& table': { borderCollapse: 'collapse', width: '100%' },
    '& td:first-child:not(:only-child)': { width: '28%', color: tokens.colorNeutralForeground3 },
    '& td, & th': { border: `1px solid ${tokens.colorNeutralStroke2}`, padding: tokens.spacingHorizontalS },
    '& blockquote': {
      marginInline: 0,
      paddingInlineStart: tokens.spacingHorizontalL,
      borderLeft: `3px solid ${tokens.colorNeutralStroke2}`,
    },
  },
})

/** Renders stored HTML, sanitised on every render: no scripts, styles or forms; links open in a new window without a referrer. */
export const RichText = ({ value }: { value: string }) => {
  const html = useMemo(() => {
    const part = document.createElement('div')
    part.append(cleanNodes(htmlPart(value)))
    for (const link of part.querySelectorAll('a[href]'))
      Object.entries({ target: '_blank', rel: 'noopener noreferrer' }).forEach(pair => link.setAttribute(...pair))
    for (const image of part.querySelectorAll('img')) image.setAttribute('loading', 'lazy')
    return part.innerHTML
  }, [value])
  return <div className={useStyles().root} dangerouslySetInnerHTML={{ __html: html }} />
}
