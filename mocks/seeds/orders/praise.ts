import type { Pair } from '../texts.ts'

/** Positive comments on products, by the Chinese name of the category of the second level. */
export const praise: Readonly<Record<string, readonly Pair[]>> = {
  手机通讯: [
    ['给爸妈买的，打开就会用。', 'Bought for my parents; they understood it at once.'],
    ['做工扎实，接口和缝隙都很干净。', 'Solid build, clean seams and ports.'],
    ['用了半个月，没有出过一次问题。', 'Half a month in use and not a single problem.'],
    ['比想象的轻，拿着很舒服。', 'Lighter than I thought, good to hold.'],
  ],
  电脑办公: [
    ['办公室同事看了都要链接。', 'All my colleagues asked for the link.'],
    ['插上就能用，没装任何驱动。', 'Plugged in and it worked, no drivers.'],
    ['安静，晚上加班不吵家人。', 'Quiet enough to work late at home.'],
    ['性能够用，价格实在。', 'Fast enough and honestly priced.'],
  ],
  影音游戏: [
    ['音质手感在这个价位真的能打。', 'Sound and feel are hard to beat at this price.'],
    ['连接很快，来回切换也不掉线。', 'Connects fast and never drops.'],
    ['周末全靠它，孩子抢着用。', 'It makes our weekends; the kids fight over it.'],
    ['细节做得很好，没有廉价感。', 'Good details, nothing cheap about it.'],
  ],
  摄影穿戴: [
    ['带着去旅行，全程没掉链子。', 'Took it travelling; it never let me down.'],
    ['新手也很快上手，说明书写得清楚。', 'Easy for a beginner, the guide is clear.'],
    ['质感比图片更好。', 'Looks even better than in the pictures.'],
    ['续航比宣传的还好一点。', 'The battery even beats the promise.'],
  ],
  影音电器: [
    ['安装师傅很专业，走线整整齐齐。', 'The fitter was a professional, cables all tidy.'],
    ['老人也会用，遥控简单。', 'Simple enough for the grandparents.'],
    ['晚上看电影终于有氛围了。', 'Film nights finally feel right.'],
  ],
  厨房电器: [
    ['早餐效率翻倍，孩子终于不迟到了。', 'Breakfast takes half the time, the kids are on time at last.'],
    ['好清洗，拆下来冲一冲就行。', 'Easy to clean: take it apart and rinse.'],
    ['颜值高，放在台面上不想收起来。', 'Too pretty to put away.'],
    ['火候稳，按食谱做一次成功。', 'Steady heat; the recipe worked the first time.'],
  ],
  生活电器: [
    ['比老的那个好用太多，老人也会用。', 'So much better than the old one; even grandma can use it.'],
    ['小小一个，家里离不开了。', 'A small thing we cannot do without.'],
    ['用了一个月，没有任何毛病。', 'A month in use without a fault.'],
  ],
  女装: [
    ['尺码正好，按详情页选没有错。', 'True to size; follow the chart.'],
    ['料子厚实不透，洗了三次没变形。', 'Opaque, good fabric, same shape after three washes.'],
    ['版型显瘦，上班穿刚好。', 'A flattering cut, right for work.'],
    ['颜色和图片一样，朋友都问链接。', 'Same colour as the picture; friends ask where I got it.'],
  ],
  男装: [
    ['穿着舒服，又回来补了两件。', 'Comfortable; came back for two more.'],
    ['做工不错，没有线头。', 'Well made, no loose threads.'],
    ['给老公买的，他说终于不勒了。', 'Bought for my husband: nothing pinches any more.'],
  ],
  鞋靴: [
    ['走了一天路脚不疼。', 'Walked all day without pain.'],
    ['尺码标准，平时穿多大买多大。', 'True to size, take your usual one.'],
    ['鞋底软硬刚好，下雨也不滑。', 'A well-balanced sole, no slipping in the rain.'],
  ],
  箱包配饰: [
    ['手感很好，比专柜的不差。', 'Feels as good as from a boutique.'],
    ['颜色很正，百搭。', 'A true colour that goes with everything.'],
    ['用了三个月，边角一点没磨。', 'Three months of use and the edges are like new.'],
  ],
  面部护肤: [
    ['敏感肌用了两周没有泛红。', 'Two weeks on sensitive skin, no redness.'],
    ['味道很淡很舒服，不是香精味。', 'A faint, pleasant scent, nothing artificial.'],
    ['用完脸软软的，不紧绷。', 'Leaves the skin soft, not tight.'],
  ],
  彩妆: [
    ['新手也好上手，出门被夸了。', 'Easy even for a beginner; I was complimented.'],
    ['颜色和图片一样，没有踩雷。', 'The colour is just as pictured.'],
    ['小巧好带，补妆方便。', 'Small, handy, easy to carry.'],
  ],
  洗护香氛: [
    ['味道高级，家人都喜欢。', 'A refined scent; the whole family likes it.'],
    ['用完一天都很清爽。', 'Fresh for the whole day.'],
    ['包装很用心，送闺蜜她很喜欢。', 'Lovely packaging; my friend was delighted.'],
  ],
  新鲜水果: [
    ['个头均匀，咬一口汁水直流。', 'Even sizes, juice runs at the first bite.'],
    ['坏了一个，客服秒赔，态度好。', 'One was bad; support refunded it in seconds.'],
    ['小时候的味道，已经推荐给同事。', 'Tastes like childhood; told my colleagues.'],
    ['一打开孩子就吃掉半箱。', 'The kids ate half the box at once.'],
  ],
  蔬菜肉蛋: [
    ['冷链到家还是冰的，很新鲜。', 'Arrived ice-cold and fresh.'],
    ['比菜市场的新鲜，价格差不多。', 'Fresher than the market at about the same price.'],
    ['包装里三层外三层，一点没坏。', 'Packed in many layers, nothing spoiled.'],
  ],
  休闲零食: [
    ['不甜腻，一不小心就吃完了。', 'Not too sweet, and suddenly gone.'],
    ['独立包装，带去办公室正好。', 'Packed singly, right for the office.'],
    ['日期很新，口感酥脆。', 'Very fresh and just right to the bite.'],
  ],
  粮油茶饮: [
    ['香味很足，家里老人都说好。', 'Full of aroma; even grandma approves.'],
    ['比超市的品质好，会一直买。', 'Better than the supermarket; I will keep buying.'],
    ['日期新鲜，包装密封很好。', 'Fresh date, well sealed.'],
  ],
  家具家装: [
    ['一个人半小时就装好了，很稳。', 'Set up alone in half an hour, very steady.'],
    ['没有异味，当天就用上了。', 'No smell, used it the same day.'],
    ['和家里的风格很配，屋子亮了一截。', 'Suits our rooms; the house looks brighter.'],
  ],
  厨具餐具: [
    ['手感扎实，用着顺手。', 'Good weight, a pleasure to use.'],
    ['洗碗机洗了很多次，光亮如新。', 'Many rounds in the dishwasher and still shiny.'],
    ['摆上桌就有仪式感。', 'Makes any table look festive.'],
  ],
  清洁园艺: [
    ['又轻又好用，周末打扫快了一半。', 'Light and handy; cleaning takes half as long.'],
    ['阳台终于像样了。', 'The balcony looks like something at last.'],
    ['质量出乎意料地好。', 'Surprisingly good quality.'],
  ],
  图书: [
    ['一口气读完，很久没有这么投入了。', 'Read it in one go; I have not been so absorbed for years.'],
    ['纸张舒服，印刷清晰。', 'Pleasant paper, clear print.'],
    ['孩子也抢着看，值得收藏。', 'My child grabs it too; a keeper.'],
  ],
  文具办公: [
    ['做笔记的快乐回来了。', 'Brought back the joy of taking notes.'],
    ['一分钱一分货，比便宜的耐用。', 'Worth the price, lasts longer than cheap ones.'],
    ['同桌已经借走了。', 'My desk mate has already borrowed it.'],
  ],
  艺术乐器: [
    ['新手够用好几年。', 'Good for years of learning.'],
    ['老师看了说品质很好。', 'The teacher says the quality is fine.'],
    ['孩子每天主动练半小时。', 'My child practises half an hour a day, unasked.'],
  ],
  球类运动: [
    ['打了一个月，还和新的一样。', 'A month of play and it looks like new.'],
    ['手感好，比赛也能用。', 'Good touch, fit for matches.'],
    ['周末和同事约球全靠它。', 'Our weekend games depend on it.'],
  ],
  健身骑行: [
    ['组装简单，很稳当。', 'Easy to assemble and steady.'],
    ['坚持了三周，状态明显好了。', 'Three weeks in and I feel the difference.'],
    ['质量过硬，摔了几次没事。', 'Tough: survived several falls.'],
  ],
  户外装备: [
    ['带去高原用了一周，没出过问题。', 'A week in the highlands without trouble.'],
    ['轻便好收纳，后备箱常备。', 'Light, packs small, always in the boot.'],
    ['新手友好，半天就学会了。', 'Beginner friendly, learnt in half a day.'],
  ],
  婴童用品: [
    ['边角很圆，没有味道，放心给宝宝用。', 'Rounded edges, no smell, safe for the baby.'],
    ['宝宝很喜欢，天天要用。', 'The baby loves it and wants it every day.'],
    ['细节贴心，一看就是妈妈设计的。', 'Thoughtful details, clearly designed by a mother.'],
  ],
  玩具: [
    ['孩子抱着不撒手。', 'My child will not let go of it.'],
    ['一家人玩了一晚上，笑到肚子疼。', 'The family played all evening and laughed till it hurt.'],
    ['做工精细，没有毛刺。', 'Finely made, no splinters.'],
  ],
  探索派对: [
    ['做生日礼物很有面子。', 'Makes a fine birthday present.'],
    ['孩子玩了一下午都不肯停。', 'My child would not stop all afternoon.'],
    ['家里大人孩子都喜欢。', 'Young and old at home like it.'],
  ],
}
