import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { userAddresses } from '#contracts/api/accounts/addresses.ts'
import { isFinalNo } from '#src/lib/http/failure.ts'
import { usePageTitle } from '#src/lib/browser/page-title.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { LinesSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { AddressFields } from '#src/ui/address/address-fields.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

const useStyles = makeStyles({ form: { maxWidth: '640px' } })

/** /user/address/form/{id?}: the address form as a page; adds an address if there is no id. */
const AddressFormPage = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { id } = useParams()
  const navigate = useNavigate()
  const {
    data: address,
    error,
    mutate,
  } = useData(userAddresses.show, id ? { params: { id } } : null, {
    quiet: true,
    revalidateOnFocus: false,
  })
  const title = t(id ? 'address.editTitle' : 'address.add')
  usePageTitle(title)
  const back = () => {
    void navigate('/user/address')
  }
  return (
    <Panel level={1} title={title}>
      <div className={styles.form}>
        {!address && isFinalNo(error) ? (
          <EmptyState
            title={t('address.missing')}
            hint={error.msg}
            action={<LinkButton to="/user/address">{t('address.title')}</LinkButton>}
          />
        ) : !address && error ? (
          <ErrorState error={error} onRetry={() => void mutate()} />
        ) : id && !address ? (
          <LinesSkeleton count={5} size={32} />
        ) : (
          <AddressFields key={id ?? 'new'} {...(id && address && { address })} onSaved={back} onCancel={back} />
        )}
      </div>
    </Panel>
  )
}
export default AddressFormPage
