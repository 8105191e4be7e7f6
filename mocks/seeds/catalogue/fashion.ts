import type { Root } from './shape.ts'

/** Clothes, shoes, bags. */
export const fashion: Root = {
  name: ['服饰鞋包', 'Fashion'],
  art: 'dress',
  groups: [
    {
      name: ['女装', 'Women'],
      art: 'womans-clothes',
      store: 3,
      about: [
        ['版型由五十位不同身材的试穿者共同确定，舒展不紧绷。', 'Fitted on fifty women of all figures: it drapes without pulling.'],
        ['面料预缩处理，机洗三十次仍保持原样。', 'Pre-shrunk fabric that keeps its shape over thirty washes.'],
      ],
      facts: [
        [['面料', 'Fabric'], ['棉 70%，天丝 30%', '70% cotton, 30% lyocell']],
        [['洗涤', 'Care'], ['30 度以下轻柔机洗', 'Gentle wash up to 30 °C']],
        [['模特信息', 'Model'], ['身高 168 厘米，穿 M 码', '168 cm tall, wears M']],
      ],
      leaves: [
        [['连衣裙', 'Dresses'], 'dress', [
          ['moonloom', '收腰中长款连衣裙', 'Waisted midi dress', '通勤约会一条搞定',
            'One dress for the office and the evening', 329, 0.4, 'clothes'],
          ['moonloom', '泡泡袖夏日连衣裙', 'Puff-sleeve summer dress', '轻盈透气，风一吹就有夏天',
            'Light and airy, summer in every breeze', 259, 0.3, 'clothes'],
        ]],
        [['女士上装', 'Tops'], 'womans-clothes', [
          ['moonloom', '抗皱法式衬衫', 'Crease-resistant blouse', '出差一卷不留痕',
            'Roll it into the suitcase, wear it straight away', 199, 0.25, 'clothes'],
          ['moonloom', '针织短袖开衫', 'Short-sleeve knit cardigan', '空调房里的一点温柔',
            'A little softness against the air conditioning', 169, 0.3, 'clothes'],
          ['moonloom', '连体泳衣', 'One-piece swimsuit', '速干面料，温泉泳池都好看',
            'Quick-drying, for pool and hot spring', 189, 0.2, 'clothes', 'one-piece-swimsuit'],
        ]],
        [['外套', 'Coats'], 'coat', [
          ['moonloom', '双面呢大衣', 'Double-faced wool coat', '手缝双面，轻暖无里衬',
            'Hand-sewn, light and warm without lining', 899, 1.3, 'clothes', 'coat'],
          ['thistlewear', '立领防风外套', 'Stand-collar windproof coat', '三合一可拆内胆',
            'Three in one with removable lining', 569, 1.1, 'clothes', 'coat'],
          ['moonloom', '白色长款风衣', 'White long duster', '极简廓形，一年穿三季',
            'A minimalist line for three seasons', 429, 0.9, '', 'lab-coat'],
        ]],
      ],
    },
    {
      name: ['男装', 'Men'],
      art: 't-shirt',
      store: 3,
      about: [
        ['精选长绒棉，领口三针加固，洗不松。', 'Long-staple cotton with a triple-stitched collar that keeps its shape.'],
        ['每件都附备用纽扣和护理卡。', 'Comes with spare buttons and a care card.'],
      ],
      facts: [
        [['面料', 'Fabric'], ['长绒棉 95%，氨纶 5%', '95% long-staple cotton, 5% elastane']],
        [['洗涤', 'Care'], ['40 度以下机洗', 'Machine wash up to 40 °C']],
        [['版型', 'Fit'], ['常规，偏大选小一码', 'Regular; between sizes choose the smaller']],
      ],
      leaves: [
        [['T 恤与衬衫', 'T-shirts & shirts'], 't-shirt', [
          ['thistlewear', '230 克重磅 T 恤', '230 g heavyweight T-shirt', '不透不垮，单穿有型',
            'Opaque and crisp, good on its own', 89, 0.25, 'clothes'],
          ['thistlewear', '速干运动背心', 'Quick-dry running vest', '激光孔透气，反光条更安全',
            'Laser-cut vents and reflective strips', 79, 0.12, 'clothes', 'running-shirt'],
          ['thistlewear', '真丝领带', 'Silk necktie', '手工打结不打滑',
            'Hand finished, a knot that stays', 149, 0.08, 'bag', 'necktie'],
        ]],
        [['男士裤装', 'Trousers'], 'jeans', [
          ['thistlewear', '直筒牛仔裤', 'Straight-leg jeans', '13 盎司丹宁，越穿越有味道',
            '13 oz denim that ages well', 259, 0.7, 'clothes', 'jeans'],
          ['thistlewear', '工装短裤', 'Cargo shorts', '六个口袋，周末出门不带包',
            'Six pockets, no bag needed', 139, 0.35, 'clothes', 'shorts'],
          ['thistlewear', '弹力休闲裤', 'Stretch chinos', '坐一天也不勒腰',
            'Comfortable through a day at the desk', 199, 0.5, '', 'jeans:khaki'],
        ]],
        [['内衣袜子', 'Underwear & socks'], 'socks', [
          ['thistlewear', '抗菌中筒袜五双', 'Antibacterial crew socks, five pairs', '脚跟加厚，久站不累',
            'Padded heels for long days', 49, 0.3, 'bag', 'socks'],
          ['thistlewear', '透气平角内裤三条', 'Breathable trunks, three pieces', '无痕腰带，贴身不闷',
            'Seamless waistband, cool all day', 99, 0.2, 'clothes', 'briefs'],
          ['thistlewear', '反光安全马甲', 'Reflective safety vest', '夜骑夜跑与现场作业',
            'For night rides, night runs and work sites', 45, 0.2, '', 'safety-vest'],
        ]],
      ],
    },
    {
      name: ['鞋靴', 'Shoes'],
      art: 'running-shoe',
      store: 4,
      about: [
        ['鞋楦按亚洲脚型开发，前掌更宽，久走不挤。', 'Built on a wider last: room for the toes on long walks.'],
        ['鞋底可更换，旧鞋寄回翻新只收工本费。', 'Soles can be replaced; send old pairs back for renewal at cost.'],
      ],
      facts: [
        [['鞋面', 'Upper'], ['透气网布与头层牛皮', 'Breathable mesh and full-grain leather']],
        [['鞋底', 'Sole'], ['防滑橡胶', 'Non-slip rubber']],
        [['退换', 'Exchange'], ['三十天内免费换码', 'Free exchange of size within 30 days']],
      ],
      leaves: [
        [['运动鞋', 'Sports shoes'], 'running-shoe', [
          ['stridova', 'Cloudline 缓震跑鞋', 'Cloudline cushioned running shoes', '每一步都像踩在云边',
            'Every step on the edge of a cloud', 459, 0.6, 'shoes'],
          ['stridova', 'Trail 越野徒步靴', 'Trail hiking boots', '防水透湿，护踝中帮',
            'Waterproof, breathable, ankle-high', 599, 1.1, 'shoes', 'hiking-boot'],
          ['stridova', 'Lite 竞速跑鞋', 'Lite racing shoes', '单只 180 克，为破纪录而生',
            '180 g a shoe, made for records', 699, 0.4, 'shoes'],
        ]],
        [['女鞋', "Women's shoes"], 'high-heeled-shoe', [
          ['stridova', '七厘米细跟高跟鞋', '7 cm stiletto heels', '隐形软垫，站一天不累脚',
            'Hidden padding for a full day standing', 399, 0.6, 'shoes', 'high-heeled-shoe'],
          ['stridova', '一字带凉鞋', 'Strap sandals', '坡跟好走，海边散步的节奏',
            'An easy wedge for walks by the sea', 239, 0.5, 'shoes', 'womans-sandal'],
          ['stridova', '芭蕾平底鞋', 'Ballet flats', '可以卷起来放进包里',
            'Rolls up and fits the handbag', 199, 0.4, 'shoes', 'flat-shoe'],
          ['stridova', '过膝长靴', 'Over-the-knee boots', '内里加绒，拉链好穿脱',
            'Fleece-lined, with an easy zip', 529, 1.3, 'shoes', 'womans-boot'],
        ]],
        [['男鞋', "Men's shoes"], 'mans-shoe', [
          ['stridova', '固特异手工皮鞋', 'Welted leather shoes', '可换底，越养越亮',
            'Resoleable, brighter with every polish', 699, 1.0, 'shoes', 'mans-shoe'],
          ['stridova', '沙滩人字拖', 'Beach flip-flops', '轻如无物，冲水即干',
            'Weightless, dry in a minute', 49, 0.3, 'shoes', 'thong-sandal'],
        ]],
      ],
    },
    {
      name: ['箱包配饰', 'Bags & accessories'],
      art: 'handbag',
      store: 4,
      about: [
        ['五金件经过 48 小时盐雾测试，拉链顺滑不卡。', 'Fittings pass 48 hours of salt spray; the zips glide.'],
        ['每只包都有独立编号，提供终身五金维修。', 'Each bag has its own number and lifelong repair of fittings.'],
      ],
      facts: [
        [['材质', 'Material'], ['再生尼龙与植鞣皮', 'Recycled nylon and vegetable-tanned leather']],
        [['里料', 'Lining'], ['防泼水涤纶', 'Splash-proof polyester']],
        [['保修', 'Warranty'], ['五金终身', 'Fittings for life']],
      ],
      leaves: [
        [['包袋', 'Bags'], 'backpack', [
          ['satchery', '城市通勤双肩包', 'City commuter backpack', '15 英寸电脑隔层，防泼水',
            '15-inch laptop sleeve, splash-proof', 269, 0.9, 'bag', 'backpack'],
          ['satchery', '真皮手提包', 'Leather handbag', '一只装得下文件与雨伞的包',
            'Room for papers and an umbrella', 599, 0.8, 'bag', 'handbag'],
          ['satchery', '晚宴手拿包', 'Evening clutch', '小小一只，口红手机刚好',
            'Small, yet holds phone and lipstick', 229, 0.3, 'bag', 'clutch-bag'],
          ['satchery', '磁扣零钱包', 'Magnetic purse', '十二卡位，防盗刷',
            'Twelve card slots, shielded', 129, 0.15, 'bag', 'purse'],
        ]],
        [['旅行箱', 'Luggage'], 'luggage', [
          ['satchery', '20 英寸登机箱', '20-inch cabin case', '静音万向轮，前开口取电脑',
            'Silent wheels, front pocket for the laptop', 399, 3.2, 'room', 'luggage'],
          ['satchery', '商务公文包', 'Business briefcase', '三层分区，正式而轻便',
            'Three compartments, formal yet light', 459, 1.1, '', 'briefcase'],
        ]],
        [['帽子围巾', 'Hats & scarves'], 'billed-cap', [
          ['thistlewear', '软顶棒球帽', 'Soft baseball cap', '可调节，洗后不变形',
            'Adjustable, keeps its shape in the wash', 69, 0.1, 'bag', 'billed-cap'],
          ['moonloom', '宽檐遮阳草帽', 'Wide-brim sun hat', '可折叠，UPF 50+',
            'Foldable, UPF 50+', 99, 0.15, 'bag', 'womans-hat'],
          ['moonloom', '羊绒围巾', 'Cashmere scarf', '一条 30 万针，轻暖亲肤',
            '300,000 stitches, light and soft', 289, 0.2, 'bag', 'scarf'],
          ['thistlewear', '触屏保暖手套', 'Touch-screen winter gloves', '十指可触屏，内里抓绒',
            'All ten fingers work on screens', 79, 0.1, 'bag', 'gloves'],
        ]],
        [['眼镜与雨伞', 'Glasses & umbrellas'], 'sunglasses', [
          ['satchery', '偏光太阳镜', 'Polarised sunglasses', '不夹脸，开车不眩光',
            'No pinch, no glare at the wheel', 199, 0.05, 'bag', 'sunglasses'],
          ['satchery', '防蓝光平光镜', 'Blue-light glasses', '久看屏幕的轻松选择',
            'Relief for long screen days', 119, 0.04, 'bag', 'glasses'],
          ['satchery', '十骨抗风雨伞', 'Ten-rib windproof umbrella', '一按即开，甩一甩就干',
            'Opens at a touch, shakes dry', 89, 0.45, 'bag', 'closed-umbrella'],
        ]],
      ],
    },
  ],
}
