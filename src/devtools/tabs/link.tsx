import { Button, Field, MessageBar, MessageBarActions, MessageBarBody, Textarea } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import { LinkRegular } from '@fluentui/react-icons/svg/link'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCopy } from '../parts/copy.tsx'
import { useChange } from '../control.ts'
import { makeLink, mostLetters } from '../link.ts'
import { usePartStyles } from '../parts/styles.ts'
import { downloadWorld } from '../world/saved-world.ts'
import { ShareShop } from '../world/share-shop.tsx'

/** Makes a link to the current screen and state. */
export const LinkTab = () => {
  const part = usePartStyles()
  const { t } = useTranslation()
  const change = useChange()
  const copy = useCopy()
  const [link, setLink] = useState<string>()
  const make = async () => {
    const made = await change(makeLink)
    setLink(made)
    if (made && made.length <= mostLetters) await copy(made)
  }
  const count = link?.length ?? 0
  return (
    <div className={part.stack}>
      <p className={part.lead}>{t('devtools.link.lead')}</p>
      <div className={part.row}>
        <Button appearance="primary" icon={<LinkRegular />} onClick={() => void make()}>
          {t('devtools.link.make')}
        </Button>
        <span className={part.small}>{t('devtools.link.replaces')}</span>
      </div>
      {link !== undefined && count <= mostLetters && (
        <Field label={t('devtools.link.text')} hint={t('devtools.link.length', { count, most: mostLetters })}>
          <Textarea readOnly rows={6} value={link} />
        </Field>
      )}
      <div role="status">
        {count > mostLetters && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{t('devtools.link.tooLong', { count, most: mostLetters })}</MessageBarBody>
            <MessageBarActions>
              <Button icon={<ArrowDownloadRegular />} onClick={() => void change(downloadWorld)}>
                {t('devtools.world.export')}
              </Button>
            </MessageBarActions>
          </MessageBar>
        )}
      </div>
      <ShareShop />
    </div>
  )
}
