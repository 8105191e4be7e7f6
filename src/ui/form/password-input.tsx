import { Button, Input, type InputProps } from '@fluentui/react-components'
import { EyeRegular } from '@fluentui/react-icons/svg/eye'
import { EyeOffRegular } from '@fluentui/react-icons/svg/eye-off'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { componentSize } from '../layout/look.ts'

/** A password field with a button that reveals the value. */
export const PasswordInput = (props: InputProps) => {
  const { t } = useTranslation()
  const [isShown, setIsShown] = useState(false)
  return (
    <Input
      size={componentSize}
      {...props}
      type={isShown ? 'text' : 'password'}
      contentAfter={
        <Button
          appearance="transparent"
          size="small"
          aria-pressed={isShown}
          aria-label={t('login.showPassword')}
          icon={isShown ? <EyeOffRegular /> : <EyeRegular />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  )
}
