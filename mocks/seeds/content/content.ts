import { goodsPicture } from '../../pictures/urls.ts'
import { dateTimeText } from '../../clock.ts'
import { agreements, articles, notices, sections, type Page } from './content-text.ts'
import { richText } from '../rich-text.ts'
import { seedText, type Pair } from '../texts.ts'
import { day, daysAgo, stamps } from '../orders/times.ts'
import type { Seeding } from '../world.ts'

/** The administrator who owns the content. */
const belong_id = 1

/** The paragraphs of a page, without its title, which the client renders as a heading. */
const content = ({ text }: Page): string => {
  const inLanguage = (at: 0 | 1): string => richText(text.map(line => ({ kind: 'paragraph', text: line[at] })))
  return seedText([inLanguage(0), inLanguage(1)])
}

const seedArticles = (seeding: Seeding): void => {
  const { db, now, faker } = seeding
  const written = stamps(now - 380 * day)
  const idOf = new Map<string, number>()
  const section = (pid: number, name: Pair, is_sort: number): number => {
    const { id } = db.article_menus.add({ belong_id, pid, name: seedText(name), is_sort, ...written })
    idOf.set(name[0], id)
    return id
  }
  for (const [at, [name, below]] of sections.entries()) {
    const pid = section(0, name, at)
    for (const [place, child] of below.entries()) section(pid, child, place)
  }
  for (const [at, page] of articles.entries()) {
    const times = stamps(daysAgo(seeding, 360 - at * 30), daysAgo(seeding, 40 - at * 3))
    const pid = idOf.get(page.section) ?? 0
    db.articles.add({
      belong_id,
      pid,
      name: seedText(page.title),
      content: content(page),
      click: faker.number.int({ min: 20, max: 4000 }),
      ...times,
    })
  }
}

type Space = { name: Pair; width: number; height: number; advs: readonly Ad[] }
/** An advert; `from` and `to` are in days from now. */
type Ad = { name: Pair; art: string; from: number; to: number; off?: true }

const spaces: readonly Space[] = [
  {
    name: ['首页轮播', 'Home slides'],
    width: 1920,
    height: 500,
    advs: [
      { name: ['秋日换新季', 'New for autumn'], art: 'laptop', from: -20, to: 40 },
      { name: ['厨房好物节', 'Kitchen week'], art: 'teacup-without-handle', from: -10, to: 20 },
      { name: ['暑期收官', 'End of summer'], art: 't-shirt', from: -120, to: -60 },
      { name: ['年货早知道', 'New Year preview'], art: 'red-apple', from: 15, to: 60 },
    ],
  },
  {
    name: ['首页右侧', 'Home side'],
    width: 300,
    height: 600,
    advs: [
      { name: ['新店开张', 'A new store opens'], art: 'potted-plant', from: -5, to: 25 },
      { name: ['亲子周末', 'Family weekend'], art: 'teddy-bear', from: -5, to: 25, off: true },
    ],
  },
  {
    name: ['分类页横幅', 'Category banner'],
    width: 1200,
    height: 150,
    advs: [{ name: ['跑者集合', 'Runners, get set'], art: 'running-shoe', from: -30, to: 90 }],
  },
  { name: ['手机端启动页', 'App start screen'], width: 1080, height: 1920, advs: [] },
]

const seedAdvs = (seeding: Seeding): void => {
  const { db, now } = seeding
  for (const { name, width, height, advs } of spaces) {
    const pid = db.adv_spaces.add({ belong_id, name: seedText(name), width, height, ...stamps(now - 300 * day) }).id
    for (const [at, ad] of advs.entries()) {
      db.advs.add({
        belong_id,
        pid,
        name: seedText(ad.name),
        url: '/s/',
        image: goodsPicture({ art: ad.art, number: at }),
        adv_start: dateTimeText(now + ad.from * day),
        adv_end: dateTimeText(now + ad.to * day),
        is_sort: advs.length - at,
        is_type: 0,
        status: ad.off ? 0 : 1,
        ...stamps(daysAgo(seeding, Math.max(3 - ad.from, 1))),
      })
    }
  }
}

/** Seeds sections with articles, agreements, notices and adverts. */
export const seedContent = (seeding: Seeding): void => {
  const { db, now } = seeding
  for (const page of agreements)
    db.agreements.add({ name: seedText(page.title), ename: page.ename, content: content(page), ...stamps(now - 390 * day) })
  seedArticles(seeding)
  for (const [at, page] of notices.entries())
    db.notices.add({
      belong_id,
      tag: seedText(page.tag),
      name: seedText(page.title),
      content: content(page),
      ...stamps(daysAgo(seeding, (notices.length - at) * 9)),
    })
  seedAdvs(seeding)
}
