import type { Root } from './shape.ts'

/** Babies, toys, parties. */
export const children: Root = {
  name: ['母婴玩具', 'Toys & babies'],
  art: 'teddy-bear',
  groups: [
    {
      name: ['婴童用品', 'Baby & child'],
      art: 'baby-bottle',
      store: 11,
      about: [
        ['全部通过婴幼儿用品强制认证，边角圆润无毛刺。', 'Certified for infants, with rounded edges throughout.'],
        ['材料可高温消毒，气味经过小鼻子们的检验。', 'Can be sterilised, and passed the test of many small noses.'],
      ],
      facts: [
        [['适用年龄', 'Age'], ['0 至 3 岁', '0 to 3 years']],
        [['材质', 'Material'], ['食品级硅胶与棉', 'Food grade silicone and cotton']],
        [['认证', 'Certified'], ['强制性产品认证', 'Compulsory product certification']],
      ],
      leaves: [
        [['喂养', 'Feeding'], 'baby-bottle', [
          ['toddlepine', '宽口防胀气奶瓶', 'Wide-neck anti-colic bottle', '仿母乳奶嘴，一次接受',
            'A teat that feels familiar', 79, 0.2, '', 'baby-bottle'],
          ['toddlepine', '辅食碗勺套装', 'Weaning bowl and spoon', '吸盘底，怎么推都不翻',
            'Suction base that will not tip', 49, 0.25, 'gadget', 'bowl-with-spoon:mint'],
          ['toddlepine', '学饮吸管杯', 'Straw training cup', '重力球，躺着也能喝',
            'Weighted straw, drinks from any angle', 59, 0.18, '', 'cup-with-straw:pink'],
        ]],
        [['寝居洗护', 'Sleep & bath'], 'bed', [
          ['toddlepine', '婴儿拼接床', 'Bedside crib', '高度九档，夜奶不起身',
            'Nine heights for nights without getting up', 799, 15, 'furniture', 'bed:mint'],
          ['toddlepine', '折叠洗澡盆', 'Folding baby bath', '感温变色，收起只有八厘米',
            'Shows the heat, folds to 8 cm', 119, 2.4, '', 'bathtub:sky'],
          ['toddlepine', '婴儿柔润皂', 'Gentle baby soap', '无泪配方，一块洗全身',
            'No tears, from head to toe', 25, 0.1, '', 'soap:mint'],
        ]],
        [['童装童包', 'Kids wear'], 'backpack', [
          ['toddlepine', '幼儿园小书包', 'Nursery backpack', '只有 280 克，胸扣不滑肩',
            'Only 280 g, chest clip keeps it on', 99, 0.28, '', 'backpack:pink'],
          ['toddlepine', '儿童雨伞', "Children's umbrella", '圆角伞珠，荧光边更安全',
            'Rounded tips and a luminous rim', 49, 0.3, '', 'umbrella'],
          ['toddlepine', '宝宝防滑袜三双', 'Non-slip baby socks, three pairs', '学步期的小刹车',
            'Small brakes for first steps', 29, 0.08, 'gadget', 'socks:pink'],
        ]],
      ],
    },
    {
      name: ['玩具', 'Toys'],
      art: 'teddy-bear',
      store: 11,
      about: [
        ['每一款都由孩子们先玩过一周，再决定要不要卖。', 'Children play with every toy for a week before we decide to sell it.'],
        ['零件永久补寄，丢了一块也不怕。', 'Lost a part? We send it again, always.'],
      ],
      facts: [
        [['适用年龄', 'Age'], ['3 岁以上', '3 years and up']],
        [['材质', 'Material'], ['榉木与无毒水性漆', 'Beech and non-toxic water paint']],
        [['电池', 'Batteries'], ['不含电池', 'Not included']],
      ],
      leaves: [
        [['毛绒娃娃', 'Plush & dolls'], 'teddy-bear', [
          ['wondercog', '抱抱泰迪熊', 'Huggable teddy bear', '一米高，生日拆箱的惊喜',
            'One metre tall, a birthday surprise', 159, 1.6, 'size', 'teddy-bear'],
          ['wondercog', '七层套娃', 'Nesting dolls, seven', '手绘描金，一层一个故事',
            'Painted by hand, a story in each', 128, 0.6, '', 'nesting-dolls'],
        ]],
        [['车船模型', 'Vehicles & models'], 'racing-car', [
          ['wondercog', '惯性赛车', 'Friction racing car', '一推十米，碰撞不坏',
            'Ten metres at a push, shrugs off crashes', 49, 0.4, '', 'racing-car'],
          ['wondercog', '木质小火车', 'Wooden train engine', '磁吸车厢，可接轨道',
            'Magnetic couplings, fits the track', 69, 0.3, '', 'locomotive'],
          ['wondercog', '水动力火箭', 'Water rocket', '按一下飞三十米，户外课堂',
            'Thirty metres up, a lesson outdoors', 59, 0.35, '', 'rocket'],
          ['wondercog', '消防救援车', 'Fire engine', '云梯可升，喷水可玩',
            'Ladder lifts, hose sprays', 99, 0.9, '', 'fire-engine'],
          ['wondercog', '遥控直升机', 'Remote-control helicopter', '定高悬停，新手也会飞',
            'Holds its height, easy to fly', 139, 0.3, '', 'helicopter'],
        ]],
        [['益智桌游', 'Puzzles & games'], 'puzzle-piece', [
          ['wondercog', '一千片风景拼图', 'Landscape jigsaw, 1,000 pieces', '编号背面，拼完可装裱',
            'Numbered backs, ready to frame', 59, 0.8, 'size', 'puzzle-piece'],
          ['wondercog', '家庭骰子游戏', 'Family dice game', '五分钟学会，玩一晚上',
            'Learnt in five minutes, played all evening', 39, 0.2, '', 'game-die'],
          ['wondercog', '木质国际象棋', 'Wooden chess set', '折叠棋盘，磁性底座',
            'Folding board, magnetic pieces', 119, 1.2, '', 'chess-pawn'],
          ['wondercog', '魔术道具箱', 'Magic box', '三十个戏法，附视频教学',
            'Thirty tricks with video lessons', 89, 0.7, '', 'magic-wand'],
        ]],
      ],
    },
    {
      name: ['探索派对', 'Discovery & party'],
      art: 'balloon',
      store: 11,
      about: [
        ['陪孩子一起动手，比什么都好玩。', 'Doing it together is the best part.'],
        ['附亲子任务卡二十张。', 'With twenty task cards for the family.'],
      ],
      facts: [
        [['适用年龄', 'Age'], ['6 岁以上', '6 years and up']],
        [['包装', 'Packaging'], ['礼盒，可代写贺卡', 'Gift box, greeting card on request']],
        [['保修', 'Warranty'], ['一年', 'One year']],
      ],
      leaves: [
        [['科学探索', 'Science'], 'telescope', [
          ['wondercog', '入门天文望远镜', 'Beginner telescope', '第一次看清月球环形山',
            'The craters of the moon for the first time', 399, 3.4, '', 'telescope'],
          ['wondercog', '儿童显微镜', "Children's microscope", '1200 倍，洋葱皮也是大世界',
            '1,200x: a world in an onion skin', 199, 1.1, '', 'microscope'],
          ['wondercog', '手持放大镜', 'Hand magnifier', '昆虫观察员的第一件装备',
            'First gear for insect watchers', 25, 0.15, '', 'magnifying-glass-tilted-left'],
          ['wondercog', '发光地球仪', 'Illuminated globe', '白天是地图，晚上是星空',
            'A map by day, the stars by night', 168, 1.3, '', 'globe-showing-asia-australia'],
        ]],
        [['户外玩具', 'Outdoor toys'], 'kite', [
          ['wondercog', '三角大风筝', 'Delta kite', '微风起飞，送一百米线轮',
            'Flies in a breeze, with 100 m of line', 49, 0.4, 'size', 'kite'],
          ['wondercog', '高压水枪', 'Water pistol', '射程八米，夏天不怕热',
            'Eight metres of summer', 39, 0.4, 'gadget', 'water-pistol'],
          ['wondercog', '庭院小滑梯', 'Garden slide', '加厚底座，自己家的游乐场',
            'A playground of your own', 359, 9.2, '', 'playground-slide'],
          ['wondercog', '发光悠悠球', 'Glowing yo-yo', '轴承款，睡眠三分钟',
            'With bearing, sleeps for three minutes', 29, 0.1, '', 'yo-yo'],
        ]],
        [['派对礼物', 'Party & gifts'], 'balloon', [
          ['wondercog', '生日气球套装', 'Birthday balloon set', '六十只，含打气筒和丝带',
            'Sixty balloons with pump and ribbon', 35, 0.4, '', 'balloon'],
          ['wondercog', '惊喜礼物盒', 'Surprise gift box', '拆开之前谁也不知道',
            'Nobody knows until it is opened', 99, 0.8, 'size', 'wrapped-gift'],
          ['wondercog', '旋转木马八音盒', 'Carousel music box', '手摇一曲，灯光旋转',
            'A tune by hand, turning lights', 139, 0.7, '', 'carousel-horse'],
        ]],
      ],
    },
  ],
}
