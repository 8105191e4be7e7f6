import type { Root } from './shape.ts'

/** Skin, hair, make-up, fragrance. */
export const beauty: Root = {
  name: ['美妆个护', 'Beauty & care'],
  art: 'lipstick',
  groups: [
    {
      name: ['面部护肤', 'Skincare'],
      art: 'lotion-bottle',
      store: 5,
      about: [
        ['配方精简到十二种成分，每一种都写明用途。', 'Twelve ingredients only, and the label says what each is for.'],
        ['无香精、无酒精，敏感肌先试用小样再开封正装。', 'Free of perfume and alcohol; try the sachet before you open the bottle.'],
      ],
      facts: [
        [['肤质', 'Skin'], ['所有肤质，含敏感肌', 'All types, sensitive included']],
        [['保质期', 'Shelf life'], ['三年，开封后十二个月', 'Three years, twelve months once opened']],
        [['产地', 'Origin'], ['浙江杭州', 'Hangzhou, Zhejiang']],
      ],
      leaves: [
        [['乳液面霜', 'Lotions & creams'], 'lotion-bottle', [
          ['dewlune', '神经酰胺保湿乳', 'Ceramide moisturising lotion', '换季不起皮，吸收不黏腻',
            'No flaking between seasons, sinks in quickly', 129, 0.25, 'volume', 'lotion-bottle'],
          ['dewlune', '清透防晒乳 SPF50', 'Sheer sunscreen SPF 50', '不泛白，军训通勤都够用',
            'No white cast, from commute to beach', 89, 0.12, 'volume', 'lotion-bottle:orange'],
          ['dewlune', '蜂蜜滋养面霜', 'Honey nourishing cream', '冬天脸颊的一层软甲',
            'A soft shield for winter cheeks', 159, 0.2, '', 'honey-pot'],
        ]],
        [['面膜精华', 'Masks & serums'], 'cucumber', [
          ['dewlune', '黄瓜补水面膜十片', 'Cucumber hydrating masks, ten sheets', '像刚切开的黄瓜一样清凉',
            'As cool as a fresh slice', 69, 0.35, '', 'cucumber'],
          ['dewlune', '玫瑰精华水', 'Rose essence water', '六十朵玫瑰蒸一瓶',
            'Sixty roses in every bottle', 119, 0.3, 'volume', 'rose'],
          ['dewlune', '积雪草修护精华', 'Centella repair serum', '熬夜后的急救小滴管',
            'First aid in a dropper after late nights', 149, 0.1, 'volume', 'herb'],
        ]],
        [['洁面卸妆', 'Cleansing'], 'soap', [
          ['dewlune', '氨基酸洁面皂', 'Amino acid cleansing bar', '绵密泡沫，洗完不紧绷',
            'Dense foam, no tightness', 39, 0.1, '', 'soap'],
          ['fernsoak', '天然洁面海绵两只', 'Natural facial sponges, a pair', '蒟蒻纤维，遇水变软',
            'Konjac fibre that softens in water', 25, 0.04, '', 'sponge'],
        ]],
      ],
    },
    {
      name: ['彩妆', 'Make-up'],
      art: 'lipstick',
      store: 5,
      about: [
        ['色号在自然光、暖光、冷光下逐一校对，所见即所得。', 'Shades are checked in daylight, warm and cool light: what you see is what you get.'],
        ['配方不含动物来源成分，不做动物实验。', 'No animal ingredients, no animal testing.'],
      ],
      facts: [
        [['质地', 'Texture'], ['丝绒哑光', 'Velvet matte']],
        [['持妆', 'Wear'], ['约八小时', 'About eight hours']],
        [['保质期', 'Shelf life'], ['三年', 'Three years']],
      ],
      leaves: [
        [['唇妆', 'Lips'], 'lipstick', [
          ['carminelle', '丝绒雾面口红', 'Velvet matte lipstick', '薄涂通勤，厚涂聚会',
            'One layer for work, two for the party', 129, 0.03, 'shade', 'lipstick'],
          ['carminelle', '水光唇釉', 'Glossy lip tint', '成膜不沾杯，带一点荔枝香',
            'Does not mark the cup, smells of lychee', 79, 0.03, 'shade', 'kiss-mark'],
          ['carminelle', '婚礼限定口红礼盒', 'Wedding lipstick gift box', '三支正红，附刻字服务',
            'Three true reds with engraving', 329, 0.2, '', 'lipstick:wine'],
        ]],
        [['美甲', 'Nails'], 'nail-polish', [
          ['carminelle', '可剥水性指甲油', 'Peel-off water nail polish', '孕期可用，撕下即走',
            'Safe in pregnancy, simply peels off', 39, 0.05, 'shade', 'nail-polish'],
          ['carminelle', '夜光指甲油', 'Glow nail polish', '白天低调，夜里发光',
            'Quiet by day, bright by night', 45, 0.05, '', 'nail-polish:purple'],
          ['carminelle', '美甲剪刀套装', 'Manicure scissors set', '手术级不锈钢，五件收纳',
            'Surgical steel, five pieces in a case', 59, 0.15, '', 'scissors'],
        ]],
        [['彩妆工具', 'Tools'], 'mirror', [
          ['carminelle', '补光化妆镜', 'Lighted make-up mirror', '三档色温，五倍放大',
            'Three tones of light, five-fold zoom', 139, 0.9, 'room', 'mirror'],
          ['carminelle', '十支装化妆刷', 'Make-up brushes, set of ten', '仿真纤维，抓粉匀净',
            'Soft fibres that pick up and blend', 99, 0.2, '', 'paintbrush'],
          ['carminelle', '蝴蝶结发带', 'Bow headband', '洗脸化妆不沾水',
            'Keeps hair dry while you wash', 19, 0.05, 'bag', 'ribbon'],
        ]],
      ],
    },
    {
      name: ['洗护香氛', 'Bath & fragrance'],
      art: 'bathtub',
      store: 5,
      about: [
        ['植物精油来自自有种植园，每批附检测报告。', 'Plant oils come from our own fields, each batch with its report.'],
        ['瓶身使用再生塑料，可寄回空瓶换补充装。', 'Bottles are recycled plastic; send them back for refills.'],
      ],
      facts: [
        [['香型', 'Scent'], ['草木与柑橘', 'Wood and citrus']],
        [['成分', 'Ingredients'], ['植物来源表面活性剂', 'Plant-based surfactants']],
        [['保质期', 'Shelf life'], ['三年', 'Three years']],
      ],
      leaves: [
        [['美发护发', 'Hair'], 'hair-pick', [
          ['fernsoak', '宽齿檀木梳', 'Wide-tooth sandalwood comb', '不起静电，边梳边按摩',
            'No static, a massage with every stroke', 49, 0.06, '', 'hair-pick'],
          ['fernsoak', '生姜防脱洗发露', 'Ginger anti-hair-loss shampoo', '无硅油，头皮清爽一整天',
            'Silicone-free, a fresh scalp all day', 79, 0.55, 'volume', 'lotion-bottle:brown'],
          ['fernsoak', '理发剪刀', 'Hairdressing scissors', '家里剪发也顺手',
            'Home haircuts made easy', 65, 0.12, '', 'scissors:black'],
        ]],
        [['沐浴身体', 'Bath & body'], 'bathtub', [
          ['fernsoak', '海盐沐浴球六枚', 'Sea salt bath bombs, six', '一缸好颜色，洗去一天疲惫',
            'Colour for the tub, an end to the day', 55, 0.6, '', 'bathtub'],
          ['fernsoak', '橙花沐浴露', 'Orange blossom shower gel', '像走过清晨的橘子园',
            'A walk through the orchard at dawn', 49, 0.55, 'volume', 'tangerine'],
          ['fernsoak', '增压花洒', 'Pressure-boost shower head', '省水三成，水流更足',
            'A third less water, a stronger spray', 99, 0.4, '', 'shower'],
        ]],
        [['香水香薰', 'Perfume & scent'], 'hibiscus', [
          ['dewlune', '雨后莲花淡香水', 'Lotus after rain perfume', '前调雨水，后调木质',
            'Opens with rain, ends in wood', 269, 0.2, 'volume', 'lotus'],
          ['dewlune', '扶桑花果淡香水', 'Hibiscus fruity perfume', '热带晴天，随身携带',
            'A sunny day in the tropics', 239, 0.2, 'volume', 'hibiscus'],
          ['fernsoak', '大豆蜡香薰蜡烛', 'Soy wax scented candle', '四十小时无烟慢燃',
            'Forty smoke-free hours', 89, 0.4, '', 'candle:purple'],
          ['fernsoak', '永生花束礼盒', 'Preserved bouquet gift box', '一束开三年',
            'A bouquet that lasts three years', 199, 0.6, '', 'bouquet'],
        ]],
      ],
    },
  ],
}
