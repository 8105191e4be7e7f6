import { Button } from '@fluentui/react-components'
import { WeatherMoonRegular } from '@fluentui/react-icons/svg/weather-moon'
import { WeatherSunnyRegular } from '@fluentui/react-icons/svg/weather-sunny'
import { useTranslation } from 'react-i18next'
import { useTheme } from '../use-theme.ts'

/** Switches between the light and the dark theme. */
export const ThemeSwitch = () => {
  const { t } = useTranslation()
  const { theme, choose } = useTheme()
  const [next, label, icon] =
    theme === 'dark'
      ? (['light', t('shell.lightTheme'), <WeatherSunnyRegular key="sun" />] as const)
      : (['dark', t('shell.darkTheme'), <WeatherMoonRegular key="moon" />] as const)
  return <Button appearance="subtle" size="small" icon={icon} title={label} aria-label={label} onClick={() => choose(next)} />
}
