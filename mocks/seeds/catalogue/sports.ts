import type { Root } from './shape.ts'

/** Ball games, fitness, outdoors, winter and water. */
export const sports: Root = {
  name: ['运动户外', 'Sports & outdoors'],
  art: 'basketball',
  groups: [
    {
      name: ['球类运动', 'Ball games'],
      art: 'soccer-ball',
      store: 10,
      about: [
        ['按比赛标准制造，出厂逐只称重测圆。', 'Made to match standard, each weighed and measured for roundness.'],
        ['送打气筒与球网兜。', 'With pump and net bag.'],
      ],
      facts: [
        [['场地', 'Ground'], ['室内外通用', 'Indoor and outdoor']],
        [['材质', 'Material'], ['耐磨复合皮', 'Hard-wearing composite leather']],
        [['保修', 'Warranty'], ['半年内漏气换新', 'Replaced if it leaks within six months']],
      ],
      leaves: [
        [['篮球足球', 'Basketball, football'], 'basketball', [
          ['kickvale', '7 号室外篮球', 'Size 7 outdoor basketball', '吸汗颗粒，水泥地也耐打',
            'Sweat-absorbing grip, survives concrete', 129, 0.62, '', 'basketball'],
          ['kickvale', '5 号比赛足球', 'Size 5 match football', '热贴合三十二片，不吸水',
            'Thermo-bonded, takes no water', 149, 0.43, '', 'soccer-ball'],
          ['kickvale', '9 号橄榄球', 'Size 9 oval ball', '防滑纹路，传接更稳',
            'Grippy texture for safe passes', 139, 0.41, '', 'american-football'],
          ['kickvale', '便携球门', 'Portable goal', '两分钟支起，草坪就是球场',
            'Up in two minutes, any lawn is a pitch', 259, 4.6, 'room', 'goal-net'],
        ]],
        [['网羽乒排', 'Racket & volleyball'], 'badminton', [
          ['kickvale', '全碳素羽毛球拍', 'Carbon badminton racket', '78 克，进攻如闪电',
            '78 g, quick as lightning', 289, 0.1, '', 'badminton'],
          ['kickvale', '七层底板乒乓球拍', 'Seven-ply table tennis bat', '双面反胶，弧圈好手感',
            'Inverted rubber on both sides, made for spin', 159, 0.2, '', 'ping-pong'],
          ['kickvale', '软排球', 'Soft volleyball', '考试训练都适用，不疼手',
            'Kind to wrists, fit for exams', 89, 0.27, '', 'volleyball'],
        ]],
        [['台球保龄', 'Billiards & bowling'], 'pool-8-ball', [
          ['kickvale', '十六颗台球套装', 'Pool balls, set of 16', '酚醛树脂，声音清脆',
            'Phenolic resin with a crisp click', 219, 3.1, '', 'pool-8-ball'],
          ['kickvale', '家用保龄球组', 'Home bowling set', '客厅走廊就能开局',
            'The hallway becomes the lane', 119, 1.8, '', 'bowling'],
        ]],
      ],
    },
    {
      name: ['健身骑行', 'Fitness & cycling'],
      art: 'bicycle',
      store: 10,
      about: [
        ['教练参与设计，家里也能安全发力。', 'Designed with coaches for safe training at home.'],
        ['提供免费线上课程四周计划。', 'With a free four-week online plan.'],
      ],
      facts: [
        [['承重', 'Load'], ['120 千克', '120 kg']],
        [['组装', 'Assembly'], ['附工具，二十分钟', 'Tools included, twenty minutes']],
        [['保修', 'Warranty'], ['车架十年', 'Ten years on the frame']],
      ],
      leaves: [
        [['自行车', 'Bicycles'], 'bicycle', [
          ['ridgeroam', '城市通勤自行车', 'City commuter bicycle', '内变三速，皮带传动不脏裤脚',
            'Three-speed hub and belt drive, clean trousers', 1899, 14.5, '', 'bicycle'],
          ['ridgeroam', '折叠电助力车', 'Folding e-bike', '后备箱放得下，爬坡不费力',
            'Fits the boot, flattens the hills', 3299, 17.8, '', 'bicycle:orange'],
        ]],
        [['滑板轮滑', 'Skating'], 'skateboard', [
          ['kickvale', '枫木双翘滑板', 'Maple skateboard', '七层冷压，刷街入门',
            'Seven cold-pressed plies for the street', 249, 2.6, '', 'skateboard'],
          ['kickvale', '四轮复古轮滑鞋', 'Retro quad roller skates', '刹车在前，转弯更稳',
            'Toe stop, steady in turns', 359, 2.9, 'shoes', 'roller-skate'],
          ['kickvale', '两轮滑板车', 'Kick scooter', '一键折叠，最后一公里',
            'One-touch folding for the last mile', 299, 4.1, 'gadget', 'kick-scooter'],
        ]],
        [['搏击训练', 'Boxing & training'], 'boxing-glove', [
          ['kickvale', '拳击手套 10 盎司', 'Boxing gloves 10 oz', '腕部加固，打沙袋不伤手',
            'Firm wrists for the heavy bag', 159, 0.7, '', 'boxing-glove'],
          ['kickvale', '纯棉道服', 'Cotton training uniform', '加厚领口，抓握耐磨',
            'Reinforced collar, built for grips', 189, 1.1, 'clothes', 'martial-arts-uniform'],
          ['kickvale', '运动秒表', 'Sports stopwatch', '百段记忆，防水',
            'A hundred splits, waterproof', 59, 0.09, '', 'stopwatch'],
          ['kickvale', '奖牌定制十枚', 'Custom medals, ten', '金属压铸，免费刻字',
            'Die-cast, engraved for free', 99, 0.6, '', 'sports-medal'],
        ]],
      ],
    },
    {
      name: ['户外装备', 'Outdoor gear'],
      art: 'tent',
      store: 10,
      about: [
        ['在海拔四千米的营地实测七昼夜。', 'Proven for seven days and nights in a camp at 4,000 m.'],
        ['轻一克也是轻：能省的重量都省了。', 'Every gram counts: we left out all that could be left out.'],
      ],
      facts: [
        [['防水', 'Waterproof'], ['3000 毫米水柱', '3,000 mm']],
        [['季节', 'Season'], ['三季通用', 'Three seasons']],
        [['收纳', 'Packed size'], ['附收纳袋', 'Stuff sack included']],
      ],
      leaves: [
        [['露营', 'Camping'], 'tent', [
          ['ridgeroam', '双人速开帐篷', 'Two-person quick tent', '一拉即开，暴雨不漏',
            'Opens at a pull, dry in a storm', 459, 2.6, 'furniture', 'tent'],
          ['ridgeroam', '家庭野营套装', 'Family camping set', '天幕桌椅灯，一车装下',
            'Tarp, table, chairs and lamp in one boot', 1299, 16.5, '', 'camping'],
          ['ridgeroam', '户外指南针', 'Field compass', '荧光刻度，没电也能回家',
            'Luminous dial, gets you home without batteries', 69, 0.08, '', 'compass'],
        ]],
        [['垂钓水上', 'Fishing & water'], 'fishing-pole', [
          ['ridgeroam', '碳素溪流竿', 'Carbon stream rod', '4.5 米收到 38 厘米',
            '4.5 m folds to 38 cm', 199, 0.12, '', 'fishing-pole'],
          ['ridgeroam', '单人皮划艇', 'Single canoe', '充气八分钟，湖面自由',
            'Inflated in eight minutes, free on the lake', 1599, 9.8, '', 'canoe'],
          ['ridgeroam', '浮潜面镜', 'Diving mask with snorkel', '180 度视野，防雾镀膜',
            '180° view, anti-fog', 139, 0.6, '', 'diving-mask'],
          ['ridgeroam', '防雾泳镜', 'Anti-fog swimming goggles', '柔软胶圈，不勒眼眶',
            'Soft seals, no marks', 59, 0.08, '', 'goggles'],
        ]],
        [['冰雪与飞盘', 'Snow & disc sports'], 'skis', [
          ['ridgeroam', '全能双板雪具', 'All-mountain skis', '新手上道，老手刻滑',
            'Easy to learn on, fun to carve with', 1899, 6.8, 'furniture', 'skis'],
          ['ridgeroam', '花样冰刀鞋', 'Figure skates', '淬火钢刃，护踝内衬',
            'Hardened blades, padded ankles', 429, 2.1, 'shoes', 'ice-skate'],
          ['ridgeroam', '木质雪橇', 'Wooden sled', '一家三口也坐得下',
            'Room for a family of three', 259, 5.5, '', 'sled'],
          ['kickvale', '175 克竞技飞盘', 'Match disc 175 g', '飞行平稳，周末局必备',
            'A steady flight for weekend games', 59, 0.18, 'gadget', 'flying-disc'],
        ]],
      ],
    },
  ],
}
