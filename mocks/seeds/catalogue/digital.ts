import type { Root } from './shape.ts'

/** Phones, computers, sound, cameras. */
export const digital: Root = {
  name: ['手机数码', 'Phones & digital'],
  art: 'mobile-phone',
  groups: [
    {
      name: ['手机通讯', 'Phones'],
      art: 'mobile-phone-with-arrow',
      store: 1,
      about: [
        ['机身经过两万次按键与一千次微跌落测试，日常使用更安心。', 'Tested with 20,000 key presses and 1,000 small drops, for everyday peace of mind.'],
        ['出厂系统干净无广告，提供三年安全更新。', 'A clean system without advertising, with three years of security updates.'],
      ],
      facts: [
        [['网络', 'Network'], ['双卡双待', 'Dual SIM, dual standby']],
        [['包装清单', 'In the box'], ['主机、充电器、数据线、保护壳、说明书', 'Device, charger, cable, case, guide']],
        [['保修', 'Warranty'], ['整机一年，电池两年', 'One year, battery two years']],
      ],
      leaves: [
        [['智能手机', 'Smartphones'], 'mobile-phone', [
          ['orvanta', 'N7 5G 智能手机', 'N7 5G smartphone', '6.7 英寸护眼屏，5000 毫安时大电池',
            '6.7-inch eye-care display, 5000 mAh battery', 2999, 0.2, 'phone'],
          ['orvanta', 'N7 Lite 轻薄手机', 'N7 Lite slim smartphone', '只有 162 克，单手也好握',
            'Only 162 g, easy to hold in one hand', 1799, 0.16, 'phone'],
          ['orvanta', 'X9 影像旗舰手机', 'X9 camera flagship smartphone', '一英寸大底主摄，夜景更纯净',
            'One-inch main sensor for cleaner night shots', 5299, 0.22, 'phone'],
          ['halcyra', 'Leaf 3 环保手机', 'Leaf 3 repairable smartphone', '十颗螺丝就能自己换电池和屏幕',
            'Swap the battery and the screen yourself with ten screws', 2599, 0.19, 'phone', 'mobile-phone-with-arrow'],
        ]],
        [['老人机与座机', 'Basic & home phones'], 'telephone', [
          ['orvanta', '大字大声老人手机', 'Big-key phone for seniors', '一键呼叫家人，待机十五天',
            'One key calls the family, 15 days of standby', 299, 0.12, '', 'pager'],
          ['orvanta', '复古旋律座机', 'Retro melody desk telephone', '金属铃声，客厅里的老味道',
            'A real bell and a touch of nostalgia for the living room', 189, 0.9, '', 'telephone'],
          ['orvanta', '降噪无绳听筒', 'Noise-cancelling handset', '办公通话清晰，免提不回声',
            'Clear office calls, hands-free without echo', 129, 0.3, '', 'telephone-receiver'],
        ]],
        [['充电与配件', 'Charging & cables'], 'electric-plug', [
          ['peltrix', '65W 氮化镓充电头', '65 W GaN charger', '三口同充，比名片还小',
            'Three ports at once, smaller than a business card', 129, 0.11, 'gadget', 'electric-plug'],
          ['peltrix', '20000 毫安时移动电源', '20,000 mAh power bank', '可上飞机，自带双向快充',
            'Flight-ready, fast charging in both directions', 159, 0.35, '', 'battery'],
          ['orvanta', '45W 车载快充头', '45 W car charger', '插上点烟口，半小时充一半',
            'Half full in half an hour, from the lighter socket', 59, 0.08, '', 'electric-plug:black'],
        ]],
      ],
    },
    {
      name: ['电脑办公', 'Computers & office'],
      art: 'laptop',
      store: 1,
      about: [
        ['全系列通过 72 小时连续运行测试，安静、凉爽、稳定。', 'Every model runs 72 hours non-stop before it ships: quiet, cool, steady.'],
        ['接口齐全，到手即用，重装系统免费协助。', 'All the ports you need; we help with a fresh installation free of charge.'],
      ],
      facts: [
        [['适用系统', 'Systems'], ['主流桌面系统', 'All common desktop systems']],
        [['能效', 'Energy'], ['一级能效', 'Top energy class']],
        [['保修', 'Warranty'], ['整机两年，上门服务', 'Two years, on site']],
      ],
      leaves: [
        [['笔记本电脑', 'Laptops'], 'laptop', [
          ['peltrix', 'Air 14 轻薄笔记本', 'Air 14 thin laptop', '1.18 千克，18 小时续航',
            '1.18 kg, 18 hours on one charge', 4999, 1.18, 'laptop'],
          ['peltrix', 'Forge 16 创作本', 'Forge 16 creator laptop', '2.5K 广色域屏，剪辑渲染不等待',
            '2.5K wide-gamut screen, edits and renders without waiting', 8499, 2.1, 'laptop'],
          ['peltrix', 'Study 13 学生笔记本', 'Study 13 student laptop', '抗摔耐泼，陪你四年大学',
            'Shrugs off knocks and spills for four years of college', 3299, 1.3, 'laptop'],
        ]],
        [['台式机与外设', 'PCs & peripherals'], 'desktop-computer', [
          ['peltrix', 'One 24 一体机电脑', 'One 24 all-in-one desktop', '一根线上桌，客厅书房两相宜',
            'One cable, at home in living room and study', 4299, 6.2, '', 'desktop-computer'],
          ['peltrix', 'Clack 87 键机械键盘', 'Clack 87-key mechanical keyboard', '热插拔轴座，三模连接',
            'Hot-swap switches, three ways to connect', 349, 0.95, '', 'keyboard'],
          ['peltrix', 'Pebble 静音无线鼠标', 'Pebble silent wireless mouse', '像握住一颗鹅卵石，一节电池用一年',
            'Feels like a pebble, runs a year on one battery', 89, 0.09, '', 'computer-mouse'],
          ['peltrix', 'Orbit 轨迹球', 'Orbit trackball', '手腕不动，光标随心',
            'The cursor flies while your wrist rests', 269, 0.18, '', 'trackball'],
        ]],
        [['打印与存储', 'Printing & storage'], 'printer', [
          ['peltrix', 'Page 3 家用打印一体机', 'Page 3 home printer', '作业试卷秒出，无线配网',
            'Homework in seconds, set up over Wi-Fi', 799, 5.4, '', 'printer'],
          ['peltrix', 'Vault 复古移动硬盘', 'Vault retro portable SSD', '看着像软盘，其实每秒 1000 兆',
            'Looks like a floppy, runs at 1,000 MB/s', 499, 0.06, 'storage', 'floppy-disk'],
          ['peltrix', '50 片装刻录光盘', 'Recordable discs, pack of 50', '资料归档，百年保存',
            'Archive grade, made to last a century', 69, 0.85, '', 'optical-disk'],
        ]],
      ],
    },
    {
      name: ['影音游戏', 'Audio & games'],
      art: 'headphone',
      store: 1,
      about: [
        ['调音由三位录音师历时半年完成，人声温暖，低频克制。', 'Tuned for half a year by three recording engineers: warm voices, restrained bass.'],
        ['支持多设备同时连接，切换无需重新配对。', 'Connects to several devices at once; switching needs no new pairing.'],
      ],
      facts: [
        [['连接', 'Connection'], ['蓝牙与 3.5 毫米双模', 'Bluetooth and 3.5 mm']],
        [['延迟', 'Latency'], ['低至 40 毫秒', 'Down to 40 ms']],
        [['保修', 'Warranty'], ['一年，只换不修', 'One year, exchanged rather than repaired']],
      ],
      leaves: [
        [['耳机', 'Headphones'], 'headphone', [
          ['sonavelle', 'Drift 主动降噪头戴耳机', 'Drift noise-cancelling headphones', '42 分贝降噪，60 小时续航',
            '42 dB of silence, 60 hours of play', 899, 0.26, 'gadget'],
          ['sonavelle', 'Studio 监听耳机', 'Studio monitor headphones', '平直响应，可换线可换耳罩',
            'Flat response, replaceable cable and pads', 599, 0.31, '', 'headphone'],
          ['sonavelle', 'Junior 儿童护耳耳机', 'Junior headphones for children', '85 分贝音量上限，网课好伙伴',
            'Capped at 85 dB, made for online lessons', 139, 0.18],
        ]],
        [['音箱与麦克风', 'Speakers & mics'], 'speaker-high-volume', [
          ['sonavelle', 'Wave 桌面收音机音箱', 'Wave tabletop radio speaker', '胡桃木箱体，收音蓝牙二合一',
            'Walnut cabinet, radio and Bluetooth in one', 459, 1.6, '', 'radio'],
          ['sonavelle', 'Boom 户外防水音箱', 'Boom waterproof outdoor speaker', '挂上背包就走，防水可漂浮',
            'Clips to the backpack, floats in the pool', 299, 0.58, '', 'speaker-high-volume'],
          ['sonavelle', 'Cast 电容麦克风', 'Cast condenser microphone', '心形指向，播客直播一支够用',
            'Cardioid pattern, one mic for podcast and stream', 399, 0.55, '', 'studio-microphone'],
          ['sonavelle', 'Sing 无线话筒', 'Sing wireless microphone', '一拖二，家庭聚会开口就唱',
            'A pair for family parties: switch on and sing', 259, 0.42, '', 'microphone'],
        ]],
        [['游戏设备', 'Gaming'], 'video-game', [
          ['playforge', 'Pad Pro 无线手柄', 'Pad Pro wireless controller', '霍尔摇杆不漂移，四枚背键',
            'Drift-free hall sticks, four back buttons', 239, 0.28, 'gadget', 'video-game'],
          ['playforge', 'Arcade 街机摇杆', 'Arcade stick', '拆盖即改，微动清脆',
            'Opens for modding, crisp micro switches', 369, 1.9, '', 'joystick'],
        ]],
      ],
    },
    {
      name: ['摄影穿戴', 'Cameras & wearables'],
      art: 'camera',
      store: 1,
      about: [
        ['每台出厂前逐项检测，附带检测卡。', 'Every device is tested before it leaves the factory and comes with its test card.'],
        ['配套软件无需注册，数据默认保存在本地。', 'The software needs no account and keeps your data on your own device.'],
      ],
      facts: [
        [['防护', 'Protection'], ['防尘防溅', 'Dust and splash proof']],
        [['充电', 'Charging'], ['USB 直充，支持边充边用', 'Over USB, also while in use']],
        [['保修', 'Warranty'], ['一年全国联保', 'One year nationwide']],
      ],
      leaves: [
        [['相机', 'Cameras'], 'camera', [
          ['halcyra', 'Lucent 微单相机', 'Lucent mirrorless camera', '2600 万像素，五轴防抖',
            '26 megapixels, five-axis stabilisation', 6299, 0.48, '', 'camera'],
          ['halcyra', 'Snap 闪光卡片机', 'Snap compact camera with flash', '聚会神器，揣兜就走',
            'A party companion that fits the pocket', 1099, 0.21, '', 'camera-with-flash'],
          ['halcyra', 'Story 4K 摄像机', 'Story 4K camcorder', '20 倍变焦，记录孩子每场演出',
            '20x zoom for every school play', 2899, 0.44, '', 'video-camera'],
        ]],
        [['智能手表', 'Smart watches'], 'watch', [
          ['halcyra', 'Pulse 2 运动手表', 'Pulse 2 sports watch', '双频定位，续航 14 天',
            'Dual-band positioning, 14 days per charge', 799, 0.05, 'band'],
          ['halcyra', 'Calm 健康手表', 'Calm health watch', '睡眠、血氧、压力，全天关注',
            'Watches sleep, blood oxygen and stress all day', 499, 0.04, 'band'],
          ['orvanta', 'Kid 儿童定位手表', 'Kid locator watch', '一键求助，上课自动静音',
            'One-key help, silent during lessons', 399, 0.05, 'band'],
        ]],
        [['投影与放映', 'Projection'], 'film-projector', [
          ['halcyra', 'Beam 家用投影仪', 'Beam home projector', '自动对焦校正，白墙变百寸屏',
            'Focuses and squares itself: any wall becomes a 100-inch screen', 2199, 2.3, '', 'film-projector'],
          ['halcyra', 'Reel 复古放映机', 'Reel vintage film projector', '8 毫米胶片，周末影院仪式感',
            '8 mm film for a weekend cinema ritual', 1599, 4.1, '', 'movie-camera'],
        ]],
      ],
    },
  ],
}
