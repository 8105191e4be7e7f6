import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { Template } from '#src/pages/seller/orders/freights/freight-values.ts'
import { TemplateCard } from '#src/pages/seller/orders/freights/template-card.tsx'
import { darkChinese } from '../ui/board.tsx'
import { inLanguage } from '../ui/reading.ts'

const template: Template = {
  key: '1',
  id: 1,
  name: 'The north',
  area_id: ['11'],
  f_weight: '1.00',
  f_price: '8.13',
  o_weight: '0.50',
  o_price: '2.07',
}
const shared = { provinces: [{ id: 11, name: 'Beijing' }], overlap: [], problems: {}, onChange: fn(), onRemove: fn() }

/** The freight template of a store. */
export default { title: 'seller/Freights' } satisfies Meta

/** Weights are in kilograms, prices in yuan. */
const units: StoryObj = {
  render: () => <TemplateCard {...shared} template={template} isDefault={false} />,
  play: async ({ canvas, ...context }) => {
    const [, ...figures] = canvas.getAllByRole('textbox')
    const shown = figures.map(one => [
      one instanceof HTMLInputElement ? one.labels?.[0]?.textContent : undefined,
      one instanceof HTMLInputElement ? one.value : undefined,
      one.closest('.fui-Input')?.textContent,
    ])

    await expect(shown).toEqual(
      inLanguage(context, {
        en: [
          ['First weight*', '1.00', 'kg'],
          ['First price*', '8.13', '¥'],
          ['Each additional*', '0.50', 'kg'],
          ['Added price*', '2.07', '¥'],
        ],
        'zh-cn': [
          ['首重*', '1.00', 'kg'],
          ['首费*', '8.13', '¥'],
          ['续重*', '0.50', 'kg'],
          ['续费*', '2.07', '¥'],
        ],
      }),
    )
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

// Proves FRT-10.
export const Units: StoryObj = { ...units }
export const UnitsDarkInChinese: StoryObj = { ...units, ...darkChinese }
