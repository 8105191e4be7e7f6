import type { Root } from './shape.ts'

/** Household appliances. */
export const appliances: Root = {
  name: ['家用电器', 'Appliances'],
  art: 'television',
  groups: [
    {
      name: ['影音电器', 'TV & home audio'],
      art: 'television',
      store: 2,
      about: [
        ['送货上门并负责挂装，拆下的旧机可免费带走。', 'Delivered and mounted at your home; we take the old set away for free.'],
        ['待机功耗低于 0.5 瓦，省电看得见。', 'Standby draws less than 0.5 W.'],
      ],
      facts: [
        [['安装', 'Installation'], ['免费上门', 'Free, at home']],
        [['能效', 'Energy'], ['一级能效', 'Top energy class']],
        [['保修', 'Warranty'], ['整机三年', 'Three years']],
      ],
      leaves: [
        [['电视机', 'Televisions'], 'television', [
          ['frostwen', '55 英寸 4K 护眼电视', '55-inch 4K eye-care television', '无频闪背光，开机零广告',
            'Flicker-free backlight, no adverts at start-up', 2699, 14.5, '', 'television'],
          ['frostwen', '复古小彩电 14 英寸', 'Retro 14-inch television', '奶油配色，卧室里的小风景',
            'Cream-coloured charm for the bedroom', 899, 4.8, 'room', 'television'],
          ['frostwen', '75 英寸影院电视', '75-inch cinema television', '千级分区控光，看球不拖影',
            'A thousand dimming zones, no trails in sports', 5999, 28, '', 'television:navy'],
        ]],
        [['家庭音响', 'Home audio'], 'radio', [
          ['sonavelle', 'Hearth 书架音箱一对', 'Hearth bookshelf speakers, a pair', '丝膜高音，客厅也能听弦乐',
            'Silk tweeters for strings in the living room', 1299, 8.6, '', 'speaker-medium-volume'],
          ['sonavelle', 'Dawn 床头收音机', 'Dawn bedside radio', '晨光唤醒，睡眠定时',
            'Wakes with light, sleeps on a timer', 219, 0.9, 'room', 'radio'],
        ]],
        [['天线与线材', 'Aerials & cables'], 'satellite-antenna', [
          ['breezano', '室内高增益天线', 'Indoor high-gain antenna', '免费收看数字高清频道',
            'Digital HD channels for free', 79, 0.4, '', 'satellite-antenna'],
          ['breezano', '八位防雷插线板', 'Surge-proof 8-way power strip', '阻燃外壳，独立开关',
            'Flame-retardant shell, a switch per socket', 89, 0.7, '', 'electric-plug:black'],
        ]],
      ],
    },
    {
      name: ['厨房电器', 'Kitchen appliances'],
      art: 'cooking',
      store: 2,
      about: [
        ['与食物接触的部分均为食品级材质，可拆洗。', 'All parts that touch food are food grade and come off for washing.'],
        ['附赠一本三十道家常菜的食谱。', 'Comes with a booklet of thirty everyday recipes.'],
      ],
      facts: [
        [['内胆', 'Inner pot'], ['不含涂层的陶瓷', 'Ceramic, free of coatings']],
        [['电源', 'Power'], ['220 伏', '220 V']],
        [['保修', 'Warranty'], ['一年，配件终身供应', 'One year, spare parts for good']],
      ],
      leaves: [
        [['电饭煲与炖锅', 'Cookers & stewpots'], 'pot-of-food', [
          ['kettlova', '4 升电炖锅', '4-litre slow cooker', '预约一夜，早晨有热粥',
            'Set at night, hot porridge in the morning', 329, 3.8, 'room', 'pot-of-food'],
          ['kettlova', '多功能电煮锅', 'Multi-purpose electric pot', '煎煮涮蒸，一人食刚刚好',
            'Fry, boil, dip or steam, just right for one', 149, 1.7, 'room', 'shallow-pan-of-food'],
          ['kettlova', '智能电饭煲 3 升', 'Smart 3-litre rice cooker', '柴火饭曲线，粒粒分明',
            'A wood-stove heat curve, every grain apart', 399, 4.2, '', 'pot-of-food:silver'],
        ]],
        [['煎烤早餐机', 'Grills & breakfast'], 'cooking', [
          ['kettlova', '不粘电煎锅', 'Non-stick electric frying pan', '恒温煎蛋，边缘酥中间嫩',
            'Even heat: crisp edges, tender yolk', 179, 1.6, '', 'cooking'],
          ['kettlova', '华夫饼机', 'Waffle maker', '双面加热，四分钟出炉',
            'Heats both sides, ready in four minutes', 129, 1.4, '', 'waffle'],
          ['kettlova', '薄饼松饼机', 'Pancake maker', '面糊一倒，早餐不用等',
            'Pour the batter, breakfast is on its way', 109, 1.2, '', 'pancakes'],
        ]],
        [['水壶与咖啡机', 'Kettles & coffee'], 'teapot', [
          ['kettlova', '电热养生壶', 'Electric teapot', '八档温度，煮茶不糊底',
            'Eight temperatures, tea that never scorches', 159, 1.1, 'room', 'teapot'],
          ['kettlova', '意式浓缩咖啡机', 'Espresso machine', '15 帕泵压，细腻奶泡',
            '15 bar of pressure and silky milk foam', 999, 4.5, '', 'hot-beverage'],
          ['kettlova', '便携榨汁杯', 'Portable blender cup', '一杯果汁四十秒，充电即用',
            'A juice in forty seconds, charged over USB', 99, 0.6, 'gadget', 'cup-with-straw'],
        ]],
      ],
    },
    {
      name: ['生活电器', 'Household appliances'],
      art: 'light-bulb',
      store: 2,
      about: [
        ['工程师把噪声压到 35 分贝以下，夜里也听不见。', 'Our engineers brought it below 35 dB: you will not hear it at night.'],
        ['耗材长期供应，包装全部可回收。', 'Consumables stay available, and all packaging can be recycled.'],
      ],
      facts: [
        [['噪声', 'Noise'], ['低于 35 分贝', 'Below 35 dB']],
        [['电源', 'Power'], ['220 伏或充电', '220 V or rechargeable']],
        [['保修', 'Warranty'], ['两年', 'Two years']],
      ],
      leaves: [
        [['灯具照明', 'Lighting'], 'light-bulb', [
          ['breezano', '无极调光灯泡四只装', 'Dimmable bulbs, pack of four', '高显色，食物和人脸都好看',
            'High colour rendering, kind to food and faces', 59, 0.3, '', 'light-bulb'],
          ['breezano', '强光手电筒', 'High-power torch', '照远 300 米，可作移动电源',
            'Reaches 300 m and charges your phone', 119, 0.28, '', 'flashlight'],
          ['breezano', '暖光氛围烛台灯', 'Warm candle lamp', '像烛火一样轻轻摇曳',
            'Flickers as gently as a flame', 69, 0.4, '', 'candle'],
          ['breezano', '红灯笼吊灯', 'Red lantern pendant lamp', '节庆与日常都温暖',
            'Warm for feast days and every day', 139, 0.9, '', 'red-paper-lantern'],
        ]],
        [['清洁电器', 'Cleaning appliances'], 'robot', [
          ['breezano', '扫拖一体机器人', 'Sweeping and mopping robot', '激光建图，自动回洗拖布',
            'Laser maps, washes its own mop', 1899, 4.1, '', 'robot'],
          ['breezano', '电动扫帚', 'Electric broom', '轻轻一推，猫毛不见',
            'One gentle push and the cat hair is gone', 229, 1.5, 'room', 'broom'],
          ['breezano', '超声波加湿器', 'Ultrasonic humidifier', '上加水，整夜不口干',
            'Fills from the top, no dry throat at night', 149, 1.2, '', 'droplet'],
        ]],
        [['时钟与温度', 'Clocks, thermometers'], 'alarm-clock', [
          ['breezano', '双铃静音闹钟', 'Twin-bell silent alarm clock', '走针无声，闹铃洪亮',
            'Silent hands, a bell you cannot miss', 49, 0.3, 'room', 'alarm-clock'],
          ['breezano', '厨房计时器', 'Kitchen timer', '磁吸冰箱，大字显示',
            'Sticks to the fridge, big digits', 39, 0.1, '', 'timer-clock'],
          ['breezano', '室内温度计', 'Room thermometer', '指针复古，免电池',
            'Classic and battery-free', 35, 0.2, '', 'thermometer'],
        ]],
        [['个护电器', 'Personal appliances'], 'razor', [
          ['breezano', '旅行剃须刀', 'Travel shaver', '干湿两用，一次充电三个月',
            'Wet and dry, three months per charge', 199, 0.18, '', 'razor'],
          ['breezano', '声波电动牙刷', 'Sonic toothbrush', '软毛护龈，两分钟提醒',
            'Soft bristles, two-minute reminder', 169, 0.14, '', 'toothbrush'],
        ]],
      ],
    },
  ],
}
