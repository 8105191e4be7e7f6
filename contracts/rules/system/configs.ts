import { readConfigs, updateConfigs } from '#contracts/api/system/configs.ts'
import { ask, same, type Rule } from '../rule.ts'

const settings: Rule = {
  name: 'Saving a setting stores it and leaves the others unchanged.',
  about: [updateConfigs, readConfigs],
  source: 'CFG-2',
  run: async shop => {
    await shop.given(['the site has settings', {}])
    const read = () => ask(shop, readConfigs, { query: { name: ['web_name', 'store', 'task', 'upload'] } }, 'admin')
    const before = await read()
    await ask(shop, updateConfigs, { body: { web_name: 'Meridian of the rules' } }, 'admin')
    same('data', await read(), { ...before, web_name: 'Meridian of the rules' })
    await shop.given(['the site has settings', {}])
  },
}

/** Rules for the settings. */
export const configRules: readonly Rule[] = [settings]
