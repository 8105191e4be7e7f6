import type { KindName } from '#src/table/kinds/index.ts'
import { kindOf } from '#src/table/kinds/index.ts'
import { SearchBox, TextBox } from '#src/table/kinds/shared.tsx'
import { samples } from './kind-samples.ts'

const files = Object.keys(import.meta.glob('/src/table/kinds/*/*.tsx'))

/** Kinds whose file has another name. */
const elsewhere: { readonly [Name in KindName]?: string } = { switch: 'toggle' }

const fileOf = (name: KindName): string => {
  const base = elsewhere[name] ?? name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
  return files.find(file => file.endsWith(`/${base}.tsx`))?.slice(1) ?? 'src/table/kinds'
}

const own = (isOwn: boolean): string => (isOwn ? 'own' : '')

/** Every kind of value with its source and the components it brings. Source: TCO-1. */
export const KindList = () => (
  <table>
    <thead>
      <tr>
        {['kind', 'record', 'form', 'search', 'dictionary', 'source'].map(head => (
          <th key={head}>{head}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {(Object.keys(samples) as KindName[]).map(name => {
        const { Cell, View, Input, Search, dictionary } = kindOf(name)
        return (
          <tr key={name}>
            <td>{name}</td>
            <td>{own(View !== Cell)}</td>
            <td>{own(Input !== TextBox)}</td>
            <td>{own(Search !== SearchBox)}</td>
            <td>{dictionary ? 'yes' : ''}</td>
            <td>
              <code>{fileOf(name)}</code>
            </td>
          </tr>
        )
      })}
    </tbody>
  </table>
)
