import { useFieldControlProps_unstable } from '@fluentui/react-components'
import type { AriaAttributes } from 'react'
import { nothing } from '#src/lib/format/format.ts'
import { call } from '#src/lib/http/call.ts'
import { Editor } from '#src/ui/editor/editor.tsx'
import { htmlPart, htmlText } from '#src/ui/media/html-text.ts'
import { LazyRichText } from '#src/ui/media/lazy-rich-text.tsx'
import { useHasPictureSpace, useUpload } from '../../upload-auth.ts'
import { kind, type CellProps, type InputProps } from '../../kind.ts'
import { ClampedCell, held, isEmpty, OwnLabels } from '../shared.tsx'

/** Source: TCO-20. */
const usualHeight = 385

type Options = {
  /** Height of the editor in px. */
  height?: number
}

const plainText = (value: unknown): string => htmlText(htmlPart(held(value)))

const Cell = ({ value }: CellProps<Options>) => <ClampedCell value={isEmpty(value) ? '' : plainText(value)} />

const View = ({ value }: CellProps<Options>) => (isEmpty(value) ? nothing : <LazyRichText value={held(value)} />)

const Input = ({ label, value, onChange, onBlur, required, options: { height = usualHeight } }: InputProps<Options>) => {
  const uploads = useUpload()
  const picks = useHasPictureSpace()
  const control = useFieldControlProps_unstable<Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'>>({})
  return (
    <OwnLabels>
      <Editor
        label={label}
        value={held(value)}
        onChange={onChange}
        onBlur={onBlur}
        height={height}
        picks={picks}
        required={required}
        describedBy={control['aria-describedby']}
        invalid={control['aria-invalid'] === true || control['aria-invalid'] === 'true'}
        upload={(file, signal) => call(uploads, { body: { file, name: 'editor' } }, { signal })}
      />
    </OwnLabels>
  )
}

/** Text with headings, lists and pictures. Source: TCO-20, TCO-21. */
export const richText = kind<Options>({ Cell, View, Input, readIn: 'group', toText: plainText })
