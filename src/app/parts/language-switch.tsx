import { Button } from '@fluentui/react-components'
import { LocalLanguageRegular } from '@fluentui/react-icons/svg/local-language'
import { useLanguage } from '#src/i18n/use-language.ts'

/** Switches the language. Labelled in the target language, so that its speakers can read it. */
export const LanguageSwitch = () => {
  const { language, choose } = useLanguage()
  const [next, name, lang] = language === 'en' ? (['zh-cn', '中文', 'zh-CN'] as const) : (['en', 'English', 'en'] as const)
  return (
    <Button appearance="subtle" size="small" icon={<LocalLanguageRegular />} lang={lang} onClick={() => void choose(next)}>
      {name}
    </Button>
  )
}
