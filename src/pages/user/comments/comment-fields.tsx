import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { commentOrder, maxComment } from '#contracts/api/orders/order-comments.ts'
import { listOrders, showOrder } from '#contracts/api/orders/orders.ts'
import { call } from '#src/lib/http/call.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { useRefresh } from '#src/lib/http/use-data.ts'
import { succeeded } from '#src/lib/http/attempt.ts'
import { Field } from '#src/ui/form/field.tsx'
import { resolverOf, useFieldError } from '#src/ui/form/form-error.ts'
import { useDraft } from '#src/ui/form/use-draft.ts'
import { FormFooter } from '#src/ui/form/form-footer.tsx'
import { FormTextarea } from '#src/ui/form/form-input.tsx'
import { useSubmit } from '#src/ui/form/use-submit.ts'
import { PictureList } from '../layout/picture-list.tsx'
import { ChosenStars, type CommentValues } from './chosen-stars.ts'
import { StarFields } from './star-fields.tsx'

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  counter: {
    display: 'block',
    textAlign: 'right',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
})

/** Maximum number of pictures of a review. Source: COM-6. */
const mostPictures = 4

const blank = (order_id: number): CommentValues => ({
  order_id,
  score: 0,
  agree: 0,
  service: 0,
  speed: 0,
  content: '',
  image: [],
})

const useCommentForm = (orderId: number) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const form = useForm({ resolver: resolverOf(ChosenStars), defaultValues: blank(orderId) })
  useDraft(`comment/${orderId}`, form)
  const send = useSubmit(form.handleSubmit, async body => {
    if (!(await succeeded(call(commentOrder, { body })))) return
    notify.success(t('user.comment.sent'))
    void refresh(listOrders, showOrder)
    await navigate('/user/orders')
  })
  return { form, send }
}

/** The review form: four scores, text, pictures. */
export const CommentFields = ({ orderId }: { orderId: number }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const errorText = useFieldError()
  const {
    form: {
      control,
      reset,
      watch,
      formState: { errors, isSubmitting },
    },
    send,
  } = useCommentForm(orderId)
  const count = watch('content').length
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <StarFields control={control} />
      <div>
        <Field label={t('field.content')} required error={errorText(errors.content)}>
          <FormTextarea
            control={control}
            name="content"
            maxLength={maxComment}
            rows={5}
            resize="vertical"
            placeholder={t('user.comment.contentHint')}
          />
        </Field>
        <span className={styles.counter}>{t('user.comment.counter', { count, most: maxComment })}</span>
      </div>
      <Controller
        name="image"
        control={control}
        render={({ field: { ref, value = [], onChange } }) => (
          <Field label={t('field.image')} hint={t('user.comment.pictures', { count: mostPictures })}>
            {({ 'aria-describedby': about }) => (
              <PictureList
                label={t('field.image')}
                value={value}
                onChange={onChange}
                most={mostPictures}
                folder="comment"
                addRef={ref}
                {...(about && { 'aria-describedby': about })}
              />
            )}
          </Field>
        )}
      />
      <FormFooter busy={isSubmitting} send={t('user.comment.send')}>
        <Button onClick={() => reset(blank(orderId))}>{t('btn.reset')}</Button>
      </FormFooter>
    </form>
  )
}
