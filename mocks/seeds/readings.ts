/**
 * Pinyin syllables, each followed by the characters it reads: all characters that occur in names of people, streets and areas.
 */
const table = `
a阿 ai爱 an安岸庵鞍 ang昂 ao敖澳 ba八坝巴灞霸鲅 bai拜柏白百 ban办半坂板版班 bao保包堡宝褒 bei北卑碑碚背贝陂 ben本 beng蚌 bi壁比毕濞璧碧 bian边 biao彪
bie别 bin宾彬斌滨 bing兵秉 bo亳伯勃博播泊波渤 bu埗埠布步部 cai彩蔡 cang仓沧苍 cao曹草 ce册策 cen岑 cha察岔查茶 chai柴 chan产瀍禅 chang厂场常昌长
chao巢朝潮超 che车 chen宸晨辰郴陈 cheng呈城埕成承澄称程诚 chi池茌赤迟驰 chong充冲崇重 chou畴 chu处楚滁 chuan川船 chun春淳 ci慈次磁莿 cong丛从聪
cui崔翠 cun村 cuo措错 da大达 dai代傣岱戴袋 dan丹儋单旦淡郸 dang党宕当氹砀 dao刀岛稻道 de得德 deng灯登磴等邓 di地坻底棣滴迪 dian垫店淀点电甸 diao钓
die叠迭 ding丁定碇萣顶鼎 dong东侗冬栋洞董 dou斗豆 du堵度杜渡独肚都 duan段端 dui堆 dun墩敦 duo多掇 e峨鄂额 en恩 er二儿尔洱 fa发法 fan樊烦番繁范
fang坊房放方枋芳邡防 fei妃肥费飞 fen份分汾芬 feng丰冯凤奉封峰枫烽锋风 fo佛 fu付傅复孚富府扶抚浮涪甫福符罘芙阜附馥 ga嘎噶 gai改盖 gan干感甘竿赣
gang冈刚岗港钢 gao皋藁高 ge个仡各戈格歌葛阁革 gen根 geng耿 gong公共功宫工巩弓恭拱珙贡龚 gou沟 gu古固姑故沽股谷顾鼓 gua瓜 guai拐 guan关冠官灌管莞观馆
guang光广 gui归桂癸贵龟 guo国果郭 ha哈 hai海 han含寒汉涵瀚罕邗邯韩 hang杭航 hao好昊浩濠皓豪郝 he何合和河禾荷菏贺赫鹤 hei黑 heng亨恒横衡
hong宏弘洪红虹鸿 hou侯厚后 hu互呼壶湖狐祜胡葫虎鄠 hua划化华桦滑花骅 huai怀槐淮 huan桓环 huang凰晃湟潢煌皇黄 hui会回徽惠慧晖汇珲辉 hun浑 huo火获霍
ji冀即吉基季技暨机极济积稷级纪绩蓟集鸡 jia伽佳加嘉夹家架珈甲贾迦郏 jian健剑尖建涧监碱简箭间 jiang姜将江疆绛蒋 jiao交娇椒滘焦礁胶脚蕉蛟角郊
jie介揭杰洁界碣结节街解 jin晋津瑾缙进金锦 jing井京净敬旌景泾竞箐精经荆镜靖静 jiu久九旧酒鸠 ju句居巨炬莒驹 juan娟鄄 jue觉 jun俊军君峻浚 ka卡喀
kai凯开楷 kan坎崁莰 kang康 kao考 ke克可岢柯科 ken垦 keng坑 kong孔崆空 kou口 ku库 kuan宽 kuang矿 kui奎葵 kun坤昆 la喇拉腊 lai崃来涞莱赉赖
lan兰岚栏榄澜蓝 lang廊朗浪琅蒗郎阆 lao佬崂老 le乐勒 lei垒磊类耒雷 leng冷棱楞 li丽傈利力历坜李栗梨沥溧澧犁理礼离立荔蠡醴里鲤黎 lian廉涟濂联莲连
liang两凉梁良 liao寮廖聊辽 lie列烈 lin临林蔺邻霖麟 ling令凌岭灵玲苓陵零 liu六刘柳流浏琉留 long陇隆龙 lou娄楼 lu卢庐泸渌潞炉碌禄芦路陆鲁鹭鹿麓
luan峦栾滦 lun仑伦轮 luo洛漯罗萝螺锣骆 lü吕旅绿 lüe略 ma玛马麻 mai迈麦 man曼满蔓 mang芒茫 mao毛茂茅 mei梅湄眉美 men们门 meng勐孟梦盟蒙 mi密弥汨泌米
mian冕勉棉渑绵 miao庙淼苗 min岷敏民闵闽 ming名明茗鸣 mo墨末模沫漠磨莫谟默 mou谋 mu仫慕木沐牟牡牧穆 na娜纳那 nai乃奈 nan南楠 nang囊 nao淖 ne讷 nei内
nen嫩 ni倪尼泥 nian年碾 niao鸟 nie聂 ning宁 niu牛 nong农浓 nu怒 nuan暖 nuo诺 ou欧瓯 pai排牌 pan攀潘盘磐 pang庞 pei沛 peng彭澎蓬鹏 pi埤皮邳郫 pian偏
piao票 ping凭坪屏平萍 po坡鄱颇 pu仆圃埔普朴浦濮莆蒲谱 qi七企其启奇岐崎旗杞栖汽淇琪祁祺綦耆蕲起麒齐 qia恰 qian乾倩前千潜犍谦迁钱阡骞黔 qiang强羌
qiao乔侨巧桥硚谯 qie且茄 qin勤沁琴秦芩覃钦 qing庆擎晴清青 qiong琼邛 qiu丘坵球秋邱 qu区曲朐渠衢 quan全劝圈权泉荃 que确 ran然 rang壤让 rao饶 re热
ren人仁任 ri日 rong容榕荣蓉融 rou柔 ru乳如汝 rui瑞睿芮 run润 ruo若 sa撒萨 sai塞赛 san三 sang桑 se色 sha沙莎 shan善山杉汕鄯陕 shang上商尚 shao绍邵韶
she射涉畲社设 shen什伸审沈深申神莘 sheng升圣嵊晟生省胜 shi事势十史士始实市师施氏浉狮石示诗 shou寿手首 shu墅曙术树殊沭熟疏舒蜀 shuai帅 shuang双 shui水
shun顺 shuo朔硕 si司四寺思斯泗 song宋嵩松淞 su僳宿肃苏 sui濉睢穗绥遂随 sun孙 suo索 ta塔它 tai台太态泰 tan坛坦滩潭谭郯 tang唐堂塘棠汤 tao桃洮涛陶韬
te特 teng滕腾藤 ti体提 tian填天田 tiao调 tie铁 ting亭婷汀 tong同峒彤桐潼通铜 tou头投 tu吐图土屠徒涂突 tuan团 tun屯 tuo托拖脱陀 wa佤洼瓦 wai外
wan万宛湾 wang旺望汪王 wei为伟卫围委威尉尾巍微未渭潍维蔚薇韦魏 wen文汶温闻雯 weng瓮翁 wo卧斡沃涡 wu乌五伍务吴吾婺屋巫悟无梧武舞芜雾
xi习喜息昔歙汐浠淅溪熙稀细西锡隰 xia下厦夏峡辖霞 xian仙县咸献现线贤鲜 xiang乡厢向响湘相祥翔芗襄象镶项香 xiao啸孝小晓潇猇笑肖萧霄 xie谢
xin信心忻新昕欣辛鑫馨 xing兴姓幸星杏荥行邢陉 xiong熊芎雄 xiu休修岫秀 xu叙圩徐旭溆盱许 xuan宣炫煊玄萱轩 xue学穴薛雪 xun寻循旬浔逊 ya亚崖涯牙琊雅鸭
yan严偃兖堰妍岩延彦晏沿炎烟焉焱燕盐研砚艳郾鄢铅闫阎雁颜验 yang央扬杨洋漾羊阳 yao姚尧瑶耀药要遥 ye业冶叶掖烨邺野
yi一义乙仪伊依医夷奕宜峄弋彝怡懿易沂熠猗益眙翊翼艺苡谊邑驿黟 yin印尹引殷胤荫鄞银阴音 ying应盈英莺营蓥迎颍颖鹰 yong勇埇永涌邕雍 you友右尤攸油游犹邮酉
yu于余俞宇屿峪愚榆渝煜玉瑜盂禹禺羽舆虞裕语豫郁钰隅雨鱼 yuan元原员园垣沅渊源苑袁远院 yue岳悦月玥越 yun云匀筠蕴运郓郧 za杂 zai仔载 zan赞 zang藏 zao枣造
ze则泽 zeng增曾 zha扎札柞闸 zhai寨翟 zhan展沾湛站 zhang丈张彰樟漳章 zhao召招昭照肇诏赵 zhe哲柘浙 zhen圳振浈珍真贞镇 zheng征政正蒸郑
zhi峙志指智枝植止沚治直织脂至致芝芷陟 zhong中仲众忠钟 zhou周州洲舟 zhu主助朱柱株珠祝竹诸驻 zhuang壮庄 zhun准 zhuo卓涿 zi子字孜梓淄滋秭紫自资
zong宗枞综 zou邹 zu族足 zui嘴 zun遵 zuo作左
`

const syllables = new Map(
  [...table.matchAll(/([a-zü]+)(\p{Script=Han}+)/gu)].flatMap(([, syllable = '', characters = '']) =>
    Array.from(characters, character => [character, syllable] as const),
  ),
)

/** Names whose reading differs from that of the single characters. */
const special: Readonly<Record<string, string>> = { 尉迟: 'Yuchi', 长孙: 'Zhangsun', 朝霞: 'Zhaoxia' }

const joined = (before: string, syllable: string): string =>
  before + (before && /^[aeo]/.test(syllable) ? `'${syllable}` : syllable)

/** Converts a Chinese name to Pinyin: `北京` to `Beijing`, `长安` to `Chang'an`. Unknown characters stay. */
export const reading = (name: string): string => {
  const read = Array.from(name, character => syllables.get(character) ?? character).reduce(joined, '')
  return special[name] ?? read.charAt(0).toUpperCase() + read.slice(1)
}
