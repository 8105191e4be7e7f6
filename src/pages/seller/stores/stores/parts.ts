import { sellerStores } from '#contracts/api/stores/back-office-stores.ts'
import { defineTable, type Field } from '#src/table/define-table.ts'

const { editForm } = defineTable(sellerStores, {
  fields: {
    store_logo: { kind: 'image', span: 24, shrink: { width: 242, height: 74 } },
    store_name: { kind: 'text', label: 'stores.name' },
    store_mobile: { kind: 'text' },
    store_description: { kind: 'longText', span: 24 },
    after_sale_service: { kind: 'richText', span: 24 },
    store_face_image: { kind: 'image', span: 24 },
    area: { kind: 'area', lazy: true, namesFrom: 'area_info', span: 24 },
    store_address: { kind: 'text', span: 24 },
    store_lng: { kind: 'text' },
    store_lat: { kind: 'text' },
    store_slide: { kind: 'slides', span: 24, most: 3, ratio: '12 / 4' },
    store_mobile_slide: { kind: 'slides', span: 24, most: 3, ratio: '2 / 1' },
  },
  columns: ['store_name'],
  editForm: [
    'store_logo',
    'store_name',
    'store_mobile',
    'store_description',
    'after_sale_service',
    'store_face_image',
    'area',
    'store_address',
    'store_lng',
    'store_lat',
    'store_slide',
    'store_mobile_slide',
  ],
})

const fields = (...names: string[]): readonly Field[] => editForm.filter(({ name }) => names.includes(name))

/** The tabs of the store settings; each is saved on its own. */
export const storeParts = [
  {
    name: 'about',
    title: 'stores.about',
    fields: fields('store_logo', 'store_name', 'store_mobile', 'store_description', 'after_sale_service'),
  },
  { name: 'face', title: 'stores.face', fields: fields('store_face_image') },
  { name: 'place', title: 'stores.place', fields: fields('area', 'store_address', 'store_lng', 'store_lat') },
  { name: 'slides', title: 'stores.slides', fields: fields('store_slide') },
  { name: 'mobile', title: 'stores.mobileSlides', fields: fields('store_mobile_slide') },
] as const

export type StorePart = (typeof storeParts)[number]
