import { areaList } from '@vant/area-data'
import { expect, it } from 'vitest'
import { AreaForm } from '#contracts/api/system/areas.ts'
import { areaName } from './area-names.ts'

const names = [areaList.province_list, areaList.city_list, areaList.county_list].flatMap(list => Object.values(list))

// Proves ARA-6.
it('every seeded area has an English name that a form accepts', () => {
  const wrong = [...new Set(names)].filter(name => {
    const english = areaName(name)
    return !/^[A-Z][A-Za-zü' -]+$/.test(english) || !AreaForm.shape.name.safeParse(english).success
  })

  expect(names.length).toBeGreaterThan(3000)
  expect(wrong).toEqual([])
})

// Proves ARA-6.
it.each([
  ['广东省', 'Guangdong'],
  ['陕西省', 'Shaanxi'],
  ['山西省', 'Shanxi'],
  ['内蒙古自治区', 'Inner Mongolia'],
  ['香港特别行政区', 'Hong Kong'],
  ['西安市', "Xi'an"],
  ['乌鲁木齐市', 'Urumqi'],
  ['恩施土家族苗族自治州', 'Enshi Prefecture'],
  ['大厂回族自治县', 'Dachang County'],
  ['西湖区', 'Xihu District'],
  ['土默特左旗', 'Tumote Left Banner'],
  ['浦东新区', 'Pudong New Area'],
  ['蚌埠市高新技术开发区', 'Bengbu High-tech Zone'],
  ['长子县', 'Zhangzi County'],
])('%s is %s', (name, english) => {
  expect(areaName(name)).toBe(english)
})
