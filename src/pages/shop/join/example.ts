import { loadGoodsClasses, type ClassNode } from '#contracts/api/catalogue/goods-classes.ts'
import { loadAreas } from '#contracts/api/system/areas.ts'
import { call } from '#src/lib/http/call.ts'
import type { Values } from './draft.ts'

/** The path to the first leaf, root first. */
const firstPath = <Node extends { id: number; children?: readonly Node[] | undefined }>(nodes: readonly Node[]): number[] => {
  const [first] = nodes
  return first ? [first.id, ...firstPath(first.children ?? [])] : []
}

const pictures = {
  store_logo: '/storage/stores/books--lamplight.svg',
  business_license: '/storage/papers/80-licence.svg',
  id_card_t: '/storage/papers/80-id-front.svg',
  id_card_b: '/storage/papers/80-id-back.svg',
}

const texts = {
  en: {
    store_name: 'Harbour Lane Books',
    store_company_name: 'Harbour Lane Trading Co., Ltd.',
    store_address: '12 Harbour Lane, ground floor',
    legal_person: 'Ann Lee',
    emergency_contact: 'Tom Lee',
  },
  zh: {
    store_name: '港湾里书店',
    store_company_name: '港湾里贸易有限公司',
    store_address: '港湾里 12 号一层',
    legal_person: '李安然',
    emergency_contact: '李一鸣',
  },
}

const numbers = {
  business_license_no: '91000000MA000080XX',
  store_phone: '13800000080',
  id_card_no: '000000190001010080',
  emergency_contact_phone: '13800000081',
}

/** A complete, invented application with pictures of the mock, for demos. Source: STS-7. @throws Failure */
export const exampleApplication = async (isEnglish: boolean): Promise<Values> => {
  const [areas, classes] = await Promise.all([call(loadAreas, {}), call(loadGoodsClasses, {})])
  const example = isEnglish ? texts.en : texts.zh
  return { ...example, ...numbers, ...pictures, area: firstPath(areas), class_id: [firstPath<ClassNode>(classes)] }
}
