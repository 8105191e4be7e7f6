/** Syllables of Pinyin, each before the characters that are read so: all that names of people and streets of the locale consist of. */
const table = `
an安 bai柏白百 bao保包宝 bei北 bi毕 biao彪 bin彬斌滨 bo博波 bu步 cai蔡 cang苍 cao曹 chai柴 chang场常长 chao朝超 chen宸晨辰陈 cheng呈城成程诚 chi迟驰 chuan川
chun春 ci慈 cong聪 cui崔 da大 dai戴 dan丹 dao道 deng邓 ding丁 dong东栋董 du杜 duan段 er尔 fan樊范 fang放方芳 fei飞 fen芬 feng冯凤枫锋风 fu付傅复富甫福馥
gang刚 gao高 ge葛 geng耿 gong工龚 gu古顾 guan关官观 guang光广 gui桂癸 guo国果郭 ha哈 hai海 han涵瀚韩 hang航 hao昊浩皓豪郝 he何和河禾贺鹤 heng恒 hong弘洪红鸿
hou侯 hu湖狐胡 hua化华花 huan环 huang皇黄 hui回慧汇辉 ji季技机纪 jia佳嘉家珈贾 jian健建简 jiang姜江蒋 jiao交娇焦 jie杰洁结街解 jin晋瑾金锦 jing京敬景荆靖静 ju驹 juan娟
jun俊军君峻 kai凯开楷 kang康 ke科 kong孔 lai赖 lan兰蓝 lao老 le乐 lei磊雷 li丽利李立黎 lian莲连 liang梁良 liao廖 lie烈 lin林霖 ling令岭玲 liu刘柳 long龙
lu卢芦路陆鲁鹭 luo罗骆 lü吕绿 ma马 mai麦 mao毛 mei梅美 men门 meng孟蒙 miao淼 min敏民 ming明茗 mo沫莫默 mu慕沐 na娜 nan南 ni倪泥 nian年 nie聂 niu牛 nuo诺
ou欧 pan潘 pang庞 peng彭鹏 ping平萍 qi旗琪祁祺齐 qian倩钱骞 qiang强 qiao乔侨 qin琴秦覃 qing擎清青 qiu秋邱 quan全泉 ran然 ren人任 ri日 rong容榕荣融 rui瑞睿
ruo若 san三 se色 sha沙 shan山 shang上尚 shao绍邵 she设 shen沈申 sheng晟胜 shi十史士市施狮石诗 shu树 shuai帅 shuang双 shui水 si司思 song宋松 su苏 sun孙
tan潭谭 tang唐堂汤 tao桃涛陶韬 tian天田 ting婷 tong彤桐通 tu土屠徒涂 tuan团 wan万 wang汪王 wei伟卫尉薇韦魏 wen文温雯 wu伍吴武 xi汐溪熙西 xia夏霞 xiang向祥香
xiao啸晓潇笑肖萧 xie谢 xin新昕欣鑫馨 xing兴幸星邢 xiong熊雄 xiu修秀 xu徐旭许 xuan炫煊萱轩 xue薛雪 ya雅 yan严妍沿炎焱燕艳闫阎颜 yang杨洋阳 yao姚尧瑶耀 ye业叶烨
yi一义乙依奕宜怡懿易熠翊艺苡谊 yin尹殷胤银音 ying英颖 yong勇永 you友 yu于余俞宇愚煜玉瑜羽裕语钰雨 yuan元园渊源苑袁远 yue岳悦玥越 yun云 ze泽 zeng曾 zhai翟 zhan展 zhang张章
zhao赵 zhe哲 zhen振珍 zheng政正郑 zhi志智治致 zhong中钟 zhou周 zhu朱祝竹诸 zhuang庄 zi子字梓紫 zou邹 zui嘴
`

const syllables = new Map(
  [...table.matchAll(/([a-zü]+)(\p{Script=Han}+)/gu)].flatMap(([, syllable = '', characters = '']) =>
    Array.from(characters, character => [character, syllable] as const),
  ),
)

/** Names whose characters are read otherwise than alone. */
const special: Readonly<Record<string, string>> = { 尉迟: 'Yuchi', 长孙: 'Zhangsun', 朝霞: 'Zhaoxia' }

const joined = (before: string, syllable: string): string =>
  before + (before && /^[aeo]/.test(syllable) ? `'${syllable}` : syllable)

/** A Chinese name in Latin letters: `北京` is `Beijing`, `长安` is `Chang'an`. Unknown characters stay. */
export const reading = (name: string): string => {
  const read = Array.from(name, character => syllables.get(character) ?? character).reduce(joined, '')
  return special[name] ?? read.charAt(0).toUpperCase() + read.slice(1)
}
