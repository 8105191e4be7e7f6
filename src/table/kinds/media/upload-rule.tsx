import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'

const useStyles = makeStyles({
  // A line of its own, below the box: beside it there is room for a few letters only.
  root: {
    flexBasis: '100%',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
})

/** The accepted files, below an empty box. @param props.types extensions; default: pictures. */
export const UploadRule = ({ types }: { types?: readonly string[] }) => {
  const { t } = useTranslation()
  const { root } = useStyles()
  return <span className={root}>{types ? t('upload.rule', { types: types.join(', ') }) : t('table.pictureRule')}</span>
}
