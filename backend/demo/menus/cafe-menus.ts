import { menu } from './menu'

export const CAFE_MENUS = {
  tea: menu(`
    # Milk tea|奶茶|ミルクティー
    bubbletea|7.5|Brown sugar pearl milk|黑糖珍珠鲜奶|黒糖タピオカミルク|Warm pearls, cold milk.|热珍珠，冷鲜奶。|温かいタピオカと冷たい牛乳。
    bubbletea|6.75|Roasted oolong milk tea|炭焙乌龙奶茶|焙煎烏龍ミルクティー|Charcoal notes, medium body.|炭香回甘。|炭の香り、ほどよいこく。
    bubbletea|7|Taro milk|芋泥鲜奶|タロイモミルク|Real taro, mashed today.|真芋头，当日现捣。|本物のタロ芋を今日つぶしました。
    bubbletea|7|Hojicha latte|焙茶拿铁|ほうじ茶ラテ|Kyoto tea, oat milk works well.|京都茶叶，配燕麦奶更佳。|京都の茶葉。オーツも合います。
    # Fruit tea|果茶|フルーツティー
    juice|7.5|Grapefruit green tea|满杯西柚绿茶|グレープフルーツ緑茶|Half a fruit in each cup.|每杯半颗果。|一杯に半個分。
    juice|7.75|Mango passion|芒果百香|マンゴーパッション|Seeds and all.|带籽更香。|種ごとどうぞ。
    juice|7.25|Lychee rose|荔枝玫瑰|ライチローズ|Light, floral, pink.|清雅粉嫩。|軽やかな花の香り。
    tea|5.5|High-mountain oolong|高山乌龙|高山烏龍茶|No milk, no sugar, no hurry.|无奶无糖不赶时间。|砂糖もミルクもなしで。
    # Sweets|甜品|甘味
    shavedice|12|Mango snow ice|芒果雪花冰|マンゴー雪花氷|Big enough for three.|够三人分。|三人分の大きさ。
    pudding|8.5|Mango pomelo sago|杨枝甘露|楊枝甘露|Cold, with coconut milk.|冰凉椰奶香。|冷たいココナッツミルク。
    dango|7|Mochi box|麻薯盒|もちの箱|Six: sesame, peanut, matcha.|六枚：芝麻、花生、抹茶。|六個。胡麻、ピーナッツ、抹茶。
    waffle|9.5|Bubble waffle|鸡蛋仔|エッグワッフル|Crisp shells, soft centres.|外脆内软。|外はぱりっと中はふんわり。
    cake|8.5|Matcha mille crêpe|抹茶千层|抹茶ミルクレープ|Twenty layers.|二十层。|二十層。`),
  cafe: menu(`
    # Coffee|咖啡|コーヒー
    coffee|4.25|Flat white|澳白|フラットホワイト|Double ristretto, silky milk.|双份浓缩，丝滑奶泡。|濃いめの二杯分となめらかなミルク。
    coffee|5|Pour-over|手冲咖啡|ハンドドリップ|Ask for this week's bean.|问问本周豆单。|今週の豆をどうぞ。
    coffee|4.75|Oat cappuccino|燕麦卡布奇诺|オーツカプチーノ|Dusted with real cocoa.|撒纯可可。|本物のココアをひとふり。
    matcha|5.75|Matcha latte|抹茶拿铁|抹茶ラテ|Whisked, not pumped.|现刷现打。|点てて作ります。
    tea|4.5|Earl Grey|伯爵茶|アールグレイ|A pot with two cups.|一壶两杯。|ポットにカップ二つ。
    # Plates|餐点|軽食
    egg|17|Eggs Benedict|班尼迪克蛋|エッグベネディクト|Until three in the afternoon.|供应到下午三点。|午後三時まで。
    pancake|16|Ricotta pancakes|乳清松饼|リコッタパンケーキ|Berries and maple.|莓果与枫糖。|ベリーとメープル。
    avocado|15|Avocado toast|牛油果吐司|アボカドトースト|Chilli, seeds, soft egg.|辣椒碎、种子、溏心蛋。|唐辛子、種、半熟卵。
    sandwich|14|Ham and gruyère toastie|火腿芝士热压|ハムとグリュイエールのホットサンド|With mustard and cornichons.|配芥末与小酸瓜。|マスタードとコルニション。
    soup|11|Soup of the day|今日例汤|本日のスープ|With a slice of sourdough.|附酸面包一片。|サワードウ一枚付き。
    # Bakery|烘焙|焼きもの
    croissant|4.5|Butter croissant|黄油可颂|バタークロワッサン|Twenty-seven layers.|二十七层。|二十七層。
    cupcake|4|Blueberry muffin|蓝莓玛芬|ブルーベリーマフィン|With a crunchy lid.|酥脆顶盖。|さくさくの天面。
    cookie|3.5|Sea salt cookie|海盐曲奇|海塩クッキー|Best while warm.|趁热最好。|温かいうちに。
    cake|7.5|Carrot cake|胡萝卜蛋糕|キャロットケーキ|Cream cheese on top and inside.|里外都是奶油芝士。|上にも中にもクリームチーズ。
    bread|9|Country loaf|乡村面包|カンパーニュ|Whole or half, sliced on request.|整只或半只，可切片。|丸ごとか半分、お切りします。`),
}
