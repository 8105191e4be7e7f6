import { Button, Menu, MenuItemRadio, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { PinRegular } from '@fluentui/react-icons/svg/pin'
import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { fixings, type Fixing } from './layout.ts'

const words: Readonly<Record<Fixing, ParseKeys>> = {
  none: 'table.fixedNowhere',
  left: 'table.fixedLeft',
  right: 'table.fixedRight',
}

type Props = { name: string; value: Fixing; onChange: (value: Fixing) => void }

/** Pins a column to a side of the table. Source: TCO-2. */
export const FixMenu = ({ name, value, onChange }: Props) => {
  const { t } = useTranslation()
  return (
    <Menu
      checkedValues={{ side: [value] }}
      onCheckedValueChange={(_, { checkedItems: [chosen] }) => {
        const fixing = fixings.find(one => one === chosen)
        if (fixing) onChange(fixing)
      }}
    >
      <MenuTrigger disableButtonEnhancement>
        <Button size="small" appearance="subtle" icon={<PinRegular />} aria-label={t('table.fix', { name })} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {fixings.map(fixing => (
            <MenuItemRadio key={fixing} name="side" value={fixing}>
              {t(words[fixing])}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
