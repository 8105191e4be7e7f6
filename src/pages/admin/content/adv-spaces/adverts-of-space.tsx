import { makeStyles, tokens } from '@fluentui/react-components'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { adminAdvs } from '#contracts/api/content/advs.ts'
import { OwnAddress } from '#src/table/search/own-address.tsx'
import { defineTable } from '#src/table/define-table.ts'
import { TableScreen } from '#src/table/table-screen.tsx'
import { advertColumns, advertFields } from '../advs/advert-fields.ts'

const useStyles = makeStyles({
  title: { margin: `${tokens.spacingVerticalL} 0 ${tokens.spacingVerticalS}`, fontSize: tokens.fontSizeBase300 },
})

/** Read-only: adverts have a screen of their own. */
const advertsIn = (space: number) =>
  defineTable(
    { list: adminAdvs.list },
    {
      fields: advertFields,
      columns: advertColumns,
      params: { pid: String(space) },
      can: { search: false, export: false },
    },
  )

/** Lists the adverts of an ad space below its record. Source: ADV-5. */
export const AdvertsOfSpace = ({ record: { id } }: { record: { id: number } }) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const adverts = useMemo(() => advertsIn(id), [id])
  return (
    <section aria-label={t('advs.here')}>
      <h3 className={styles.title}>{t('advs.here')}</h3>
      <OwnAddress>
        <TableScreen definition={adverts} />
      </OwnAddress>
    </section>
  )
}
