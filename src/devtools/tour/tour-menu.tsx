import { Menu, MenuButton, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { HatGraduationRegular } from '@fluentui/react-icons/svg/hat-graduation'
import { useTranslation } from 'react-i18next'
import { startTour, type TourName } from '#src/lib/site/tour.ts'
import { plans, planTexts } from './plans.ts'

const names = Object.keys(plans) as TourName[]

/** Starts one of the guided tours. Source: CTL-6. */
export const TourMenu = ({ onStart }: { onStart: () => void }) => {
  const { t } = useTranslation()
  const begin = (name: TourName) => {
    onStart()
    startTour(name)
  }
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <MenuButton appearance="subtle" size="small" icon={<HatGraduationRegular />}>
          {t('devtools.tour.start')}
        </MenuButton>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {names.map(name => (
            <MenuItem key={name} onClick={() => begin(name)}>
              {t(planTexts[name])}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
