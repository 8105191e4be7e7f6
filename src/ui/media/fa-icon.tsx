import { Alert20Regular } from '@fluentui/react-icons/svg/alert'
import { AppsList20Regular } from '@fluentui/react-icons/svg/apps-list'
import { Archive20Regular } from '@fluentui/react-icons/svg/archive'
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download'
import { Bookmark20Regular } from '@fluentui/react-icons/svg/bookmark'
import { Box20Regular } from '@fluentui/react-icons/svg/box'
import { BuildingShop20Regular } from '@fluentui/react-icons/svg/building-shop'
import { Calculator20Regular } from '@fluentui/react-icons/svg/calculator'
import { Calendar20Regular } from '@fluentui/react-icons/svg/calendar'
import { Camera20Regular } from '@fluentui/react-icons/svg/camera'
import { Cart20Regular } from '@fluentui/react-icons/svg/cart'
import { Certificate20Regular } from '@fluentui/react-icons/svg/certificate'
import { Chat20Regular } from '@fluentui/react-icons/svg/chat'
import { ClipboardTaskListLtr20Regular } from '@fluentui/react-icons/svg/clipboard-task-list-ltr'
import { Clock20Regular } from '@fluentui/react-icons/svg/clock'
import { CloudArrowUp20Regular } from '@fluentui/react-icons/svg/cloud-arrow-up'
import { Code20Regular } from '@fluentui/react-icons/svg/code'
import { Comment20Regular } from '@fluentui/react-icons/svg/comment'
import { CommentMultiple20Regular } from '@fluentui/react-icons/svg/comment-multiple'
import { Cube20Regular } from '@fluentui/react-icons/svg/cube'
import { CubeMultiple20Regular } from '@fluentui/react-icons/svg/cube-multiple'
import { DataBarVertical20Regular } from '@fluentui/react-icons/svg/data-bar-vertical'
import { DataPie20Regular } from '@fluentui/react-icons/svg/data-pie'
import { DataTrending20Regular } from '@fluentui/react-icons/svg/data-trending'
import { Database20Regular } from '@fluentui/react-icons/svg/database'
import { Delete20Regular } from '@fluentui/react-icons/svg/delete'
import { Desktop20Regular } from '@fluentui/react-icons/svg/desktop'
import { DocumentText20Regular } from '@fluentui/react-icons/svg/document-text'
import { Edit20Regular } from '@fluentui/react-icons/svg/edit'
import { Flag20Regular } from '@fluentui/react-icons/svg/flag'
import { Folder20Regular } from '@fluentui/react-icons/svg/folder'
import { FoodCake20Regular } from '@fluentui/react-icons/svg/food-cake'
import { Gauge20Regular } from '@fluentui/react-icons/svg/gauge'
import { Gift20Regular } from '@fluentui/react-icons/svg/gift'
import { Globe20Regular } from '@fluentui/react-icons/svg/globe'
import { Grid20Regular } from '@fluentui/react-icons/svg/grid'
import { Heart20Regular } from '@fluentui/react-icons/svg/heart'
import { Home20Regular } from '@fluentui/react-icons/svg/home'
import { Image20Regular } from '@fluentui/react-icons/svg/image'
import { Info20Regular } from '@fluentui/react-icons/svg/info'
import { Key20Regular } from '@fluentui/react-icons/svg/key'
import { Link20Regular } from '@fluentui/react-icons/svg/link'
import { Location20Regular } from '@fluentui/react-icons/svg/location'
import { LockClosed20Regular } from '@fluentui/react-icons/svg/lock-closed'
import { Mail20Regular } from '@fluentui/react-icons/svg/mail'
import { Map20Regular } from '@fluentui/react-icons/svg/map'
import { Megaphone20Regular } from '@fluentui/react-icons/svg/megaphone'
import { Money20Regular } from '@fluentui/react-icons/svg/money'
import { Organization20Regular } from '@fluentui/react-icons/svg/organization'
import { People20Regular } from '@fluentui/react-icons/svg/people'
import { PeopleTeam20Regular } from '@fluentui/react-icons/svg/people-team'
import { Person20Regular } from '@fluentui/react-icons/svg/person'
import { Phone20Regular } from '@fluentui/react-icons/svg/phone'
import { Print20Regular } from '@fluentui/react-icons/svg/print'
import { Question20Regular } from '@fluentui/react-icons/svg/question'
import { Receipt20Regular } from '@fluentui/react-icons/svg/receipt'
import { Search20Regular } from '@fluentui/react-icons/svg/search'
import { Settings20Regular } from '@fluentui/react-icons/svg/settings'
import { Share20Regular } from '@fluentui/react-icons/svg/share'
import { Shield20Regular } from '@fluentui/react-icons/svg/shield'
import { ShoppingBag20Regular } from '@fluentui/react-icons/svg/shopping-bag'
import { Star20Regular } from '@fluentui/react-icons/svg/star'
import { Table20Regular } from '@fluentui/react-icons/svg/table'
import { Tag20Regular } from '@fluentui/react-icons/svg/tag'
import { TextBulletList20Regular } from '@fluentui/react-icons/svg/text-bullet-list'
import { Trophy20Regular } from '@fluentui/react-icons/svg/trophy'
import { VehicleTruckProfile20Regular } from '@fluentui/react-icons/svg/vehicle-truck-profile'
import { Video20Regular } from '@fluentui/react-icons/svg/video'
import { WalletCreditCard20Regular } from '@fluentui/react-icons/svg/wallet-credit-card'
import { Window20Regular } from '@fluentui/react-icons/svg/window'
import { Wrench20Regular } from '@fluentui/react-icons/svg/wrench'
import type { FluentIcon } from '@fluentui/react-icons'
import { createElement } from 'react'
import { FaGlyph } from '../icons/fa-glyph.tsx'
import { bareName } from '../icons/use-fa-icons.ts'

/** Maps words in Font Awesome names to Fluent icons, most specific first. The first match wins. */
const words: readonly (readonly [word: RegExp, icon: FluentIcon])[] = [
  [/^(desktop|laptop|tv)/, Desktop20Regular],
  [/dashboard|tachometer/, Gauge20Regular],
  [/volume|bullhorn/, Megaphone20Regular],
  [/^first-order|file-o|list-alt|clipboard/, ClipboardTaskListLtr20Regular],
  [/file-text|newspaper|^file/, DocumentText20Regular],
  [/shopping-(basket|cart)|cart/, Cart20Regular],
  [/shopping-bag/, ShoppingBag20Regular],
  [/th-list|^list/, TextBulletList20Regular],
  [/^th|braille/, Grid20Regular],
  [/cubes|sticky|clone/, CubeMultiple20Regular],
  [/codepen|cube/, Cube20Regular],
  [/archive|inbox/, Archive20Regular],
  [/truck|ship|plane|car\b|bus/, VehicleTruckProfile20Regular],
  [/sitemap|code-fork/, Organization20Regular],
  [/share|retweet/, Share20Regular],
  [/cake|cutlery|coffee/, FoodCake20Regular],
  [/pie-chart/, DataPie20Regular],
  [/line-chart|area-chart/, DataTrending20Regular],
  [/bar-chart|chart|signal/, DataBarVertical20Regular],
  [/users|group/, People20Regular],
  [/user-(plus|times|circle|secret)|^user|male|female|id-/, Person20Regular],
  [/handshake/, PeopleTeam20Regular],
  [/window|browser/, Window20Regular],
  [/money|^(cny|jpy|usd|rmb|yen|dollar|btc|eur)/, Money20Regular],
  [/credit-card|^cc/, WalletCreditCard20Regular],
  [/calculator/, Calculator20Regular],
  [/cog|gear|sliders/, Settings20Regular],
  [/wrench|tools|magic/, Wrench20Regular],
  [/envelope|paper-plane|^at$/, Mail20Regular],
  [/picture|image|photo/, Image20Regular],
  [/camera/, Camera20Regular],
  [/film|video|youtube|play/, Video20Regular],
  [/comments|wechat|weixin|whatsapp/, Chat20Regular],
  [/commenting/, CommentMultiple20Regular],
  [/comment/, Comment20Regular],
  [/clock|hourglass|history/, Clock20Regular],
  [/calendar/, Calendar20Regular],
  [/home/, Home20Regular],
  [/star/, Star20Regular],
  [/heart/, Heart20Regular],
  [/tag|ticket|percent/, Tag20Regular],
  [/gift/, Gift20Regular],
  [/trophy|diamond/, Trophy20Regular],
  [/certificate|id-badge/, Certificate20Regular],
  [/globe|internet/, Globe20Regular],
  [/map-marker|location|crosshairs|compass/, Location20Regular],
  [/map|street-view/, Map20Regular],
  [/phone|mobile|tablet/, Phone20Regular],
  [/key/, Key20Regular],
  [/unlock|lock/, LockClosed20Regular],
  [/shield/, Shield20Regular],
  [/search|binoculars/, Search20Regular],
  [/bell/, Alert20Regular],
  [/flag/, Flag20Regular],
  [/folder/, Folder20Regular],
  [/bookmark|book/, Bookmark20Regular],
  [/building|bank|industry|university|hospital/, BuildingShop20Regular],
  [/print|barcode|qrcode/, Print20Regular],
  [/code|terminal|bug|git/, Code20Regular],
  [/link|chain/, Link20Regular],
  [/question|life-ring|support/, Question20Regular],
  [/info|exclamation/, Info20Regular],
  [/pencil|edit/, Edit20Regular],
  [/trash|eraser/, Delete20Regular],
  [/database|server|hdd/, Database20Regular],
  [/table|columns/, Table20Regular],
  [/cloud/, CloudArrowUp20Regular],
  [/download/, ArrowDownload20Regular],
  [/archive|dropbox/, Box20Regular],
  [/receipt/, Receipt20Regular],
  [/bars|navicon|align/, AppsList20Regular],
]

/**
 * Renders an icon by its Font Awesome name, preferring bundled Fluent icons; nothing for an empty name. Decorative.
 * Source: LAY-11.
 */
export const FaIcon = ({ name }: { name: string }) => {
  if (!name) return null
  const icon = words.find(([word]) => word.test(bareName(name)))?.[1]
  return icon ? createElement(icon, { 'aria-hidden': true }) : <FaGlyph name={name} />
}
