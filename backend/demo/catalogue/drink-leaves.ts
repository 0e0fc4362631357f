import { leaf } from './leaf'

/** Cafés, sweets, bars, feasts and groceries. */
export const DRINK_LEAVES = [
  leaf(
    1021,
    'treat',
    'Coffee Roasters|咖啡烘焙馆|珈琲焙煎所',
    `
    coffee|11|Flat white and almond croissant|澳白配杏仁可颂|フラットホワイトとアーモンドクロワッサン
    tea|28|Afternoon tea with scones|司康下午茶|スコーンの午後のお茶
    coffee|32|Pour-over tasting flight|手冲咖啡品鉴|ハンドドリップ飲み比べ
    teapot|36|Gongfu tea ceremony|功夫茶席体验|功夫茶の席
    sandwich|18|Toastie and cold brew lunch|热压三明治配冷萃|ホットサンドと水出しコーヒー`,
    `
    Beans are roasted on Tuesdays in the back room, and half the street follows the smell.|每周二在后间烘豆，半条街循香而来。|火曜は奥の部屋で焙煎の日。通りじゅうが香りに誘われます。
    Big windows, no music before ten, and a shelf of books to borrow.|大窗明亮，十点前不放音乐，书架上的书可随意借阅。|大きな窓。十時までは音楽なし。本も自由にお読みいただけます。`,
    `
    Oat or soy milk at no charge|可免费换燕麦奶或豆奶|オーツ・豆乳への変更無料
    A refill of filter coffee|滴滤咖啡续杯一次|ドリップコーヒー一杯おかわり
    A shortbread biscuit|黄油酥饼一块|ショートブレッド
    Wi-Fi and a quiet table|无线网络与安静座位|Wi-Fiと静かな席`,
  ),
  leaf(
    1022,
    'treat',
    'Tea Lab|茶研所|ティーラボ',
    `
    bubbletea|9|Brown sugar pearl milk|黑糖珍珠鲜奶|黒糖タピオカミルク
    bubbletea|8|Roasted oolong milk tea|炭焙乌龙奶茶|焙煎烏龍ミルクティー
    juice|9|Grapefruit green tea|满杯西柚绿茶|グレープフルーツ緑茶
    shavedice|13|Mango pomelo sago|杨枝甘露|楊枝甘露
    bubbletea|8|Taro milk with mochi|芋泥麻薯鲜奶|タロイモミルクともち`,
    `
    Pearls are cooked every two hours and thrown away after four.|珍珠每两小时现煮，超过四小时便丢弃。|タピオカは二時間ごとに煮て、四時間で入れ替えます。
    Leaves from three hillsides in Nantou, steeped by weight and clock.|选用南投三座山头的茶叶，按克重与时间冲泡。|南投の三つの山の茶葉を、重さと時間を計って淹れます。`,
    `
    Free choice of sweetness and ice|甜度冰量任选|甘さと氷は自由に
    One topping included|含一份配料|トッピング一種付き
    Large cup|大杯|ラージカップ
    A stamp towards a free drink|集一枚免费兑换印章|無料ドリンクのスタンプ一つ`,
  ),
  leaf(
    1023,
    'treat',
    'Bakehouse|烘焙坊|ベーカリー',
    `
    croissant|16|Box of four butter croissants|黄油可颂四只装|バタークロワッサン四個箱
    bread|12|Country sourdough loaf|乡村酸面包|田舎風サワードウ
    cake|48|Strawberry chiffon cake|草莓戚风蛋糕|いちごのシフォンケーキ
    bagel|15|Half dozen Montreal bagels|蒙特利尔贝果半打|モントリオールベーグル六個
    bread|14|Hokkaido milk bread and jam|北海道牛奶吐司配果酱|北海道ミルク食パンとジャム`,
    `
    Doors open at seven; the first trays are usually gone by nine.|七点开门，头几盘往往九点前售罄。|七時開店。最初の鉄板は九時にはなくなります。
    Flour is milled on Vancouver Island and rested for a day and a night.|面粉产自温哥华岛，面团静置一天一夜。|粉は島の製粉所から。生地は一昼夜寝かせます。`,
    `
    Baked the same morning|当日清晨烘焙|当日の朝焼き
    A paper box with ribbon|系带纸盒包装|リボン付きの箱
    Vegan option on request|可换纯素款|ヴィーガン対応可
    A small jar of house jam|自制果酱小罐|自家製ジャム小瓶`,
  ),
  leaf(
    1024,
    'treat',
    'Gelato and Sweets|冰品甜点|ジェラートと甘味',
    `
    icecream|14|Four scoops of gelato|四球手工冰淇淋|ジェラート四種
    cake|22|Basque cheesecake|巴斯克芝士蛋糕|バスクチーズケーキ
    shavedice|17|Matcha kakigori|抹茶刨冰|抹茶かき氷
    dango|18|Mochi and daifuku box|麻薯大福礼盒|もちと大福の詰め合わせ
    waffle|19|Waffles with berries and cream|莓果奶油华夫饼|ベリーとクリームのワッフル`,
    `
    Twenty-four tubs, six of them new each week, all churned upstairs.|二十四款口味，每周六款换新，全在楼上现制。|二十四種のうち六種は週替わり。すべて二階で作ります。
    Fruit is bought ripe and never sits overnight.|水果当天熟透采购，绝不过夜。|果物は完熟で仕入れ、翌日には持ち越しません。`,
    `
    Waffle cone or cup|蛋筒或纸杯任选|コーンかカップ
    A tasting spoon of anything|任意口味可先试|全種お試しできます
    Toasted nuts or fresh fruit|烤坚果或鲜果|ローストナッツか果物
    Hot tea on the side|热茶一杯|温かいお茶付き`,
  ),
  leaf(
    1031,
    'dine',
    'Cocktail Room|鸡尾酒廊|カクテルルーム',
    `
    cocktail|38|Three-cocktail tasting|三款鸡尾酒品鉴|カクテル三杯飲み比べ
    tropical|34|Tiki night for the table|提基之夜共享酒|ティキの夜
    whisky|46|Rare whisky flight|稀有威士忌品鉴|希少ウイスキー飲み比べ
    champagne|58|Sparkling hour with oysters|气泡酒配生蚝时光|泡と牡蠣のひととき
    cocktail|65|Cocktail class with the head bartender|首席调酒师课堂|バーテンダーのカクテル教室`,
    `
    Ice is cut by hand and the list fits on a playing card.|手凿冰块，酒单小到能印在一张扑克牌上。|氷は手割り、メニューはトランプ一枚に収まります。
    Twenty stools, low lamps and a bartender who remembers your last order.|二十张高凳，灯光低垂，调酒师记得你上次点了什么。|二十席、低い灯り。前回の一杯を覚えているバーテンダーがいます。`,
    `
    Marinated olives and nuts|腌橄榄与坚果|オリーブとナッツ
    A zero-proof version of every drink|每款都有无酒精版本|全種ノンアルコール対応
    A reserved table for two hours|预留座位两小时|二時間の席確保
    Hand-written tasting card|手写品鉴卡|手書きのテイスティングカード`,
  ),
  leaf(
    1032,
    'dine',
    'Brewing Company|精酿酒坊|ブルーイング',
    `
    beer|22|Five-glass tasting paddle|五杯品饮板|ビール五種飲み比べ
    beers|36|Pints and pretzels|双杯生啤配椒盐卷饼|パイントとプレッツェル
    beer|39|Brewery tour and tasting|酒厂参观与品饮|醸造所見学と試飲
    fries|27|Wings and lager night|鸡翅拉格之夜|ウイングとラガーの夜
    beers|24|Growler fill and glass|外带大壶配专属杯|グロウラーとグラス`,
    `
    Nine taps pour straight from the tanks that you can see from your seat.|九个酒头直连酒罐，坐在位子上就能看见。|九つのタップは、席から見えるタンクに直結しています。
    The saison has wild yeast from the cherry trees outside.|这款季节酒用的是门外樱花树上的野生酵母。|セゾンには店先の桜から採った野生酵母を使います。`,
    `
    Warm pretzel with mustard|热卷饼配芥末酱|温かいプレッツェルとマスタード
    A taster of the seasonal beer|季节啤酒小杯|季節のビール一口
    House-made ginger ale for the driver|司机可享自制姜汁汽水|運転手には自家製ジンジャーエール
    A branded glass to keep|纪念酒杯一只|記念グラス付き`,
  ),
  leaf(
    1033,
    'dine',
    'Wine Cellar|酒窖|ワイン蔵',
    `
    wine|42|Okanagan wine and cheese flight|欧肯那根酒配芝士|オカナガンワインとチーズ
    sake|48|Sake flight with small plates|清酒品鉴配小食|利き酒と小皿
    champagne|64|Sparkling tasting with a sommelier|侍酒师气泡酒品鉴|ソムリエと泡の試飲
    cheese|39|Cheese and charcuterie board|芝士火腿拼盘|チーズとシャルキュトリ
    wine|88|Winter reds dinner|冬日红酒晚宴|冬の赤ワインディナー`,
    `
    The cellar holds four hundred labels, and a third of them open by the glass.|酒窖藏有四百款酒，三分之一可单杯品饮。|四百銘柄のうち三分の一をグラスで楽しめます。
    Small growers only, chosen by a sommelier who visits them all.|只选小产区酒农，侍酒师每家都亲自走访。|小さな造り手だけを、ソムリエが訪ねて選びます。`,
    `
    Bread and cultured butter|面包与发酵黄油|パンと発酵バター
    A guided tasting sheet|品酒笔记卡|テイスティングシート
    Ten per cent off bottles that evening|当晚购瓶装酒九折|当日のボトル一割引
    Water and seasonal fruit|清水与时令水果|水と季節の果物`,
  ),
  leaf(
    1041,
    'dine',
    'Hot Pot Hall|火锅楼|火鍋楼',
    `
    hotpot|44|Split-pot hot pot set|鸳鸯锅套餐|二色火鍋セット
    hotpot|58|Wagyu and seafood hot pot|和牛海鲜火锅|和牛と海鮮の火鍋
    hotpot|39|Mushroom and tofu pot|菌菇豆腐锅|きのこと豆腐の鍋
    steak|48|Lamb hot pot, northern style|老北京涮羊肉|北京風羊しゃぶ
    shrimp|62|Chaoshan beef and prawn pot|潮汕牛肉鲜虾锅|潮汕牛肉と海老の鍋`,
    `
    The tallow broth is boiled for eight hours with thirty-one spices.|牛油锅底以三十一味香料熬足八小时。|牛脂のスープは三十一種の香辛料で八時間煮込みます。
    Noodles are danced at your table on request.|可请师傅到桌边表演扯面。|ご希望で席での麺の舞いをご覧いただけます。`,
    `
    Sauce bar with twenty choices|二十味蘸料台|二十種のたれ
    Hand-made fish balls|手打鱼丸|手作りつみれ
    Vegetable platter|时蔬拼盘|野菜盛り合わせ
    Sour plum drink|酸梅汤|酸梅湯`,
  ),
  leaf(
    1042,
    'dine',
    'Grand Buffet|自助餐厅|グランドビュッフェ',
    `
    lobster|78|Seafood dinner buffet|海鲜自助晚餐|シーフードディナービュッフェ
    salad|36|Weekday lunch buffet|工作日自助午餐|平日ランチビュッフェ
    steak|59|Barbecue buffet|自助烤肉|焼肉食べ放題
    sushi|49|All-you-can-eat sushi|寿司畅吃|寿司食べ放題
    cake|42|Dessert buffet|甜品自助|デザートビュッフェ`,
    `
    Twelve live stations, so nothing waits under a lamp.|十二个现制档口，绝不久放保温灯下。|十二の実演台。作り置きはありません。
    Ninety unhurried minutes, and the second hour is when the crab arrives.|九十分钟从容用餐，后半程蟹才登场。|ゆったり九十分。後半には蟹が登場します。`,
    `
    Unlimited plates for the seating|该场次无限取用|お席の時間内食べ放題
    Soft drinks and coffee|软饮与咖啡|ソフトドリンクとコーヒー
    Half price for children under ten|十岁以下儿童半价|十歳未満は半額
    A cake for birthdays|生日当天赠蛋糕|お誕生日にケーキ`,
  ),
  leaf(
    1043,
    'dine',
    'Brunch Room|早午餐馆|ブランチルーム',
    `
    egg|24|Eggs Benedict brunch|班尼迪克蛋早午餐|エッグベネディクトのブランチ
    pancake|19|Soufflé pancake stack|舒芙蕾松饼|スフレパンケーキ
    waffle|21|Chicken and waffles|炸鸡华夫饼|チキン＆ワッフル
    sandwich|20|Smoked salmon bagel plate|烟熏三文鱼贝果盘|スモークサーモンのベーグル
    champagne|38|Mimosa brunch|含羞草气泡早午餐|ミモザのブランチ`,
    `
    Brunch is served until three, because Sundays are long.|早午餐供应到下午三点，因为周日很长。|日曜は長いので、ブランチは三時まで。
    Eggs from a farm in the valley, coffee from around the corner.|鸡蛋来自河谷农场，咖啡来自转角。|卵は谷の農場から、コーヒーはすぐ角の店から。`,
    `
    Fresh orange juice|鲜榨橙汁|しぼりたてオレンジジュース
    Bottomless drip coffee|滴滤咖啡畅饮|コーヒーおかわり自由
    Roasted potatoes|烤小土豆|ローストポテト
    Fruit with yoghurt|酸奶水果杯|果物とヨーグルト`,
  ),
  leaf(
    1050,
    'goods',
    'Market|市集|マーケット',
    `
    vegetables|45|Farm box of seasonal vegetables|时令农场蔬菜箱|旬の野菜ボックス
    fruit|38|Fruit basket for the week|一周水果篮|一週間の果物かご
    fish|59|Sockeye salmon fillets|红鲑鱼排|紅鮭の切り身
    rice|34|Koshihikari rice, five kilos|越光米五公斤|コシヒカリ五キロ
    cheese|42|Island cheese selection|岛产芝士组合|島のチーズ詰め合わせ`,
    `
    Picked on Thursday, packed on Friday, at your door for the weekend.|周四采摘，周五装箱，周末到家。|木曜に収穫、金曜に箱詰め、週末にはお手元へ。
    We know every grower by first name and print it on the label.|每位农户我们都叫得出名字，并印在标签上。|生産者はみな顔なじみ。ラベルにお名前を載せています。`,
    `
    Chilled packaging|冷藏包装|保冷梱包
    A recipe card|食谱卡一张|レシピカード
    Free swap of one item|可免费更换一样|一品の入れ替え無料
    Returnable crate|可回收木箱|返却できる木箱`,
  ),
]
