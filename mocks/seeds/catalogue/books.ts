import type { Root } from './shape.ts'

/** Books, stationery, art and music. */
export const books: Root = {
  name: ['图书文具', 'Books & stationery'],
  art: 'books',
  groups: [
    {
      name: ['图书', 'Books'],
      art: 'closed-book',
      store: 9,
      about: [
        ['内文使用护眼纸，锁线装订，平摊不断页。', 'Eye-friendly paper, sewn binding: it lies flat and keeps its pages.'],
        ['随书附赠作者手绘书签一枚。', 'With a bookmark drawn by the author.'],
      ],
      facts: [
        [['装帧', 'Binding'], ['锁线平装，另有精装', 'Sewn paperback, hardcover available']],
        [['开本', 'Format'], ['32 开', '130 × 184 mm']],
        [['语言', 'Language'], ['简体中文', 'Simplified Chinese']],
      ],
      leaves: [
        [['小说文学', 'Fiction'], 'closed-book', [
          ['inkmeadow', '《盐湖以北》长篇小说', 'North of the Salt Lake, a novel', '一家三代与一条消失的铁路',
            'Three generations and a vanished railway', 49.8, 0.4, 'book', 'closed-book'],
          ['inkmeadow', '《雨季信使》短篇集', 'The Rain Season Courier, stories', '十二个关于等待的故事',
            'Twelve stories about waiting', 42, 0.3, 'book', 'blue-book'],
          ['inkmeadow', '《旧城灯火》悬疑小说', 'Lights of the Old Town, a mystery', '停电的七分钟里发生了什么',
            'What happened in seven minutes of darkness', 45, 0.35, 'book', 'orange-book'],
          ['inkmeadow', '《山谷来信》散文集', 'Letters from the Valley, essays', '一位乡村教师的四季',
            'The four seasons of a village teacher', 39.8, 0.3, '', 'green-book'],
        ]],
        [['童书绘本', "Children's books"], 'open-book', [
          ['inkmeadow', '《小熊不肯睡》绘本', 'Little Bear Will Not Sleep, picture book', '睡前五分钟，一起数呼噜',
            'Five minutes before bed, counting snores', 36, 0.4, 'book', 'open-book'],
          ['inkmeadow', '《动物邻居》科普六册', 'Animal Neighbours, six volumes', '城市里也有二百种野生动物',
            'Two hundred wild animals live in the city', 128, 1.8, '', 'books'],
        ]],
        [['生活与学习', 'Life & learning'], 'books', [
          ['inkmeadow', '《一个人的厨房》菜谱', 'Kitchen for One, a cookbook', '六十道十五分钟快手菜',
            'Sixty dishes in fifteen minutes', 58, 0.6, 'book', 'closed-book:orange'],
          ['inkmeadow', '《看得懂的宇宙》', 'The Universe Made Plain', '没有公式的天文课',
            'Astronomy without formulas', 55, 0.5, 'book', 'blue-book:purple'],
          ['inkmeadow', '《图解编程入门》', 'Programming in Pictures', '零基础，画着学',
            'From zero, drawing as you go', 69, 0.7, '', 'notebook'],
          ['inkmeadow', '《家庭记账手册》', 'The Household Ledger', '三十天养成记账习惯',
            'A habit in thirty days', 29.9, 0.3, '', 'ledger'],
        ]],
      ],
    },
    {
      name: ['文具办公', 'Stationery'],
      art: 'pencil',
      store: 9,
      about: [
        ['纸张与笔墨互相测试，钢笔书写不洇不透。', 'Paper and ink are tested together: no bleeding, no show-through.'],
        ['学生团购另有优惠，请联系客服。', 'Ask us about prices for whole classes.'],
      ],
      facts: [
        [['适用', 'For'], ['学生、办公、手帐', 'School, office, journals']],
        [['认证', 'Certified'], ['无毒环保材料', 'Non-toxic materials']],
        [['退换', 'Returns'], ['七天无理由', 'Seven days, no reason asked']],
      ],
      leaves: [
        [['书写工具', 'Writing'], 'pen', [
          ['paperlark', '速干中性笔', 'Quick-dry gel pen', '0.5 毫米，左手也不蹭',
            '0.5 mm, no smudges for left-handers', 3.9, 0.02, 'pack', 'pen'],
          ['paperlark', '铱金钢笔礼盒', 'Fountain pen gift box', '入门练字第一支',
            'A first pen for good handwriting', 89, 0.25, 'gadget', 'fountain-pen'],
          ['paperlark', '原木六角铅笔', 'Cedar pencils', '一折不断，削着香',
            'Hard to break, sweet to sharpen', 12.9, 0.1, 'pack', 'pencil'],
          ['paperlark', '24 色蜡笔', 'Crayons, 24 colours', '可水洗，画在墙上也不怕',
            'Washes off, even from the wall', 29.9, 0.35, '', 'crayon'],
        ]],
        [['本册纸品', 'Notebooks & paper'], 'notebook-with-decorative-cover', [
          ['paperlark', '布面手帐本', 'Cloth-bound journal', '160 页方格，可平摊 180 度',
            '160 squared pages, opens flat', 35, 0.35, 'pack', 'notebook-with-decorative-cover'],
          ['paperlark', '线圈便签本', 'Spiral notepad', '撕口整齐，随手一记',
            'Tears cleanly, always at hand', 9.9, 0.1, 'pack', 'spiral-notepad'],
        ]],
        [['办公用品', 'Office supplies'], 'paperclip', [
          ['paperlark', '彩色回形针 200 枚', 'Coloured paper clips, 200', '防锈镀层，磁吸盒装',
            'Rust-proof, in a magnetic box', 9.9, 0.15, '', 'paperclip'],
          ['paperlark', '图钉 100 枚', 'Push pins, 100', '好按好拔，不伤墙',
            'Easy in, easy out', 6.9, 0.1, '', 'pushpin'],
          ['paperlark', '金属直尺 30 厘米', 'Metal ruler 30 cm', '蚀刻刻度不掉色',
            'Etched marks that never fade', 11.9, 0.06, '', 'straight-ruler'],
          ['paperlark', '十三档算盘', 'Thirteen-rod abacus', '心算启蒙，珠圆手感好',
            'First steps in mental arithmetic', 49, 0.5, '', 'abacus'],
          ['paperlark', '夹板文件夹', 'Clipboard', '站着也能签字',
            'Sign while standing', 15.9, 0.25, 'pack', 'clipboard'],
        ]],
      ],
    },
    {
      name: ['艺术乐器', 'Art & music'],
      art: 'guitar',
      store: 9,
      about: [
        ['乐器出厂前由演奏者逐把试音，附试音录像。', 'Every instrument is played in before it ships; the recording comes with it.'],
        ['新手套装含教程，二十节课学会第一首曲子。', 'Beginner sets include twenty lessons up to the first piece.'],
      ],
      facts: [
        [['适合', 'For'], ['初学至业余演出', 'Beginners to amateur stage']],
        [['附件', 'Included'], ['琴包、保养布、教程', 'Bag, cloth, lessons']],
        [['保修', 'Warranty'], ['三年调音', 'Three years of tuning']],
      ],
      leaves: [
        [['美术用品', 'Art supplies'], 'artist-palette', [
          ['paperlark', '36 色固体水彩', 'Watercolours, 36 pans', '色粉细腻，随身写生',
            'Fine pigment for sketching outdoors', 128, 0.5, '', 'artist-palette'],
          ['paperlark', '狼毫画笔六支', 'Sable brushes, set of six', '聚锋有弹性',
            'Pointed and springy', 69, 0.12, '', 'paintbrush:brown'],
        ]],
        [['弦乐器', 'Strings'], 'guitar', [
          ['lyrefield', '41 寸民谣吉他', '41-inch folk guitar', '云杉单板，按弦不累',
            'Solid spruce top, easy on the fingers', 799, 2.2, '', 'guitar'],
          ['lyrefield', '五弦班卓琴', 'Five-string banjo', '明亮跳跃的乡间声音',
            'A bright voice from the countryside', 1099, 3.1, '', 'banjo'],
        ]],
        [['管乐与打击', 'Winds & percussion'], 'trumpet', [
          ['lyrefield', '降 B 调小号', 'B flat trumpet', '黄铜漆金，按键轻快',
            'Lacquered brass, light valves', 1299, 1.9, '', 'trumpet'],
          ['lyrefield', '中音萨克斯', 'Alto saxophone', '音色圆润，送哨片五片',
            'A round tone, with five reeds', 2499, 3.4, '', 'saxophone'],
          ['lyrefield', '儿童小军鼓', "Children's snare drum", '真皮鼓面，附鼓棒背带',
            'Real skin, with sticks and strap', 169, 1.5, '', 'drum'],
          ['lyrefield', '61 键电子琴', '61-key keyboard', '力度键盘，跟弹亮灯',
            'Touch-sensitive, lights show the way', 699, 5.2, '', 'musical-keyboard'],
        ]],
      ],
    },
  ],
}
