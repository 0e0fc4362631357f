import { leaf } from './leaf'

/** Restaurants by cuisine. */
export const FOOD_LEAVES = [
  leaf(
    1011,
    'dine',
    'Noodle and Dumpling House|面馆|麺飯店',
    `
    noodles|19|Braised beef noodle soup set|红烧牛肉面套餐|牛肉煮込み麺セット
    dumplings|24|Handmade pork and chive dumplings|手工韭菜猪肉水饺|手作り豚ニラ餃子
    dimsum|38|Weekend dim sum basket selection|周末点心拼盘|週末の飲茶セット
    duck|56|Roast duck with pancakes|片皮烤鸭配荷叶饼|北京ダックと薄餅
    stirfry|32|Sichuan mapo tofu and dry-fried beans|麻婆豆腐与干煸四季豆|麻婆豆腐といんげん炒め`,
    `
    Dough is pulled to order behind a glass counter, and the broth has simmered since before sunrise.|面团在玻璃窗后现点现拉，汤底从清晨熬起。|麺はガラス越しの厨房で注文ごとに打ち、スープは夜明け前から煮込んでいます。
    Three generations of one family cook here, and the recipe for the chilli oil has never been written down.|一家三代人掌勺，辣椒油的方子从未写在纸上。|親子三代が腕をふるい、自家製ラー油の配合はいまも門外不出です。`,
    `
    Choice of two small cold dishes|任选两份凉菜|前菜二品を選べます
    A pot of jasmine or pu-erh tea|茉莉花茶或普洱茶一壶|ジャスミン茶またはプーアル茶
    House chilli oil on the table|自制辣椒油|自家製ラー油付き
    Seasonal greens in garlic|蒜蓉时蔬|季節の青菜炒め`,
  ),
  leaf(
    1012,
    'dine',
    'Sushi and Izakaya|寿司居酒屋|寿司居酒屋',
    `
    sushi|48|Chef's twelve-piece nigiri|主厨十二贯握寿司|おまかせ握り十二貫
    ramen|18|Tonkotsu ramen with soft egg|豚骨拉面配溏心蛋|豚骨ラーメン 味玉付き
    bento|26|Salmon teriyaki bento|照烧三文鱼便当|鮭の照り焼き弁当
    tempura|34|Prawn and vegetable tempura|什锦天妇罗|海老と野菜の天ぷら
    skewers|39|Charcoal yakitori tasting|炭火烤鸡串拼盘|炭火焼き鳥の盛り合わせ`,
    `
    Fish arrives from the dock each morning and the rice is seasoned with red vinegar.|每天清晨从码头取鱼，寿司饭以红醋调味。|毎朝港から魚を仕入れ、しゃりは赤酢で仕上げます。
    Eight seats at the counter, a quiet room behind, and a short list of sake that changes monthly.|吧台八席，后有安静小间，清酒单每月更换。|カウンター八席と静かな個室。日本酒は月替わりです。`,
    `
    Miso soup and pickles|味噌汤与渍物|味噌汁と香の物
    Green tea without limit|绿茶无限续杯|緑茶おかわり自由
    A seasonal small plate|时令小钵|季節の小鉢
    Matcha ice cream to finish|抹茶冰淇淋收尾|締めの抹茶アイス`,
  ),
  leaf(
    1013,
    'dine',
    'Korean Kitchen|韩国料理店|韓国食堂',
    `
    steak|52|Galbi grilled at the table|桌边炭烤牛排骨|卓上で焼くカルビ
    bibimbap|21|Stone-bowl bibimbap|石锅拌饭|石焼きビビンバ
    chicken|29|Soy-garlic fried chicken|蒜香酱油炸鸡|ヤンニョムと醤油のチキン
    hotpot|36|Kimchi stew with pork belly|五花肉泡菜锅|豚バラのキムチチゲ
    rice|24|Tteokbokki and gimbap board|炒年糕与紫菜包饭拼盘|トッポッキとキンパの盛り合わせ`,
    `
    Side dishes are refilled as often as you ask, and the grills are charcoal, never gas.|小菜随意续添，烤炉只用木炭。|おかずは何度でもおかわりでき、焼き台は炭火だけです。
    Kimchi is buried for forty days before it meets a pan here.|这里的泡菜要足足腌四十天才下锅。|ここのキムチは四十日寝かせてから火を通します。`,
    `
    Six banchan, refilled|六款小菜可续|おかず六種おかわり自由
    Steamed egg in a clay pot|砂锅蒸蛋|土鍋の蒸し卵
    Barley tea|大麦茶|麦茶
    Lettuce and perilla for wrapping|生菜与苏子叶|サンチュとエゴマの葉`,
  ),
  leaf(
    1014,
    'dine',
    'Trattoria|意式餐馆|トラットリア',
    `
    pizza|23|Wood-fired margherita pizza|柴火玛格丽特披萨|薪窯マルゲリータ
    pasta|27|Fresh tagliatelle with ragù|手工宽面配肉酱|生タリアテッレのラグー
    steak|62|Tuscan steak for the table|托斯卡纳大牛排|トスカーナ風ビステッカ
    salad|22|Burrata and tomato antipasti|布拉塔芝士番茄前菜|ブッラータとトマトの前菜
    wine|49|Four-course Sunday supper|周日四道晚餐|日曜の四皿ディナー`,
    `
    The oven burns birch and apple wood, and a pizza needs just ninety seconds in it.|窑炉烧桦木与苹果木，一张披萨只需九十秒。|窯では白樺とりんごの木を燃やし、ピッツァは九十秒で焼き上がります。
    Pasta is rolled each afternoon at the long table by the window.|每天下午，面条就在窗边的长桌上擀制。|パスタは毎日午後、窓辺の長いテーブルで打ちます。`,
    `
    Warm focaccia and olive oil|温热佛卡夏配橄榄油|焼きたてフォカッチャ
    Green salad to share|共享绿色沙拉|取り分けサラダ
    Tiramisu or panna cotta|提拉米苏或奶冻|ティラミスまたはパンナコッタ
    Sparkling or still water|气泡水或矿泉水|炭酸水またはミネラルウォーター`,
  ),
  leaf(
    1015,
    'dine',
    'Curry House|咖喱馆|カレーハウス',
    `
    curry|25|Butter chicken with garlic naan|黄油鸡配蒜香馕|バターチキンとガーリックナン
    curry|29|Lamb rogan josh dinner|罗根羊肉咖喱晚餐|ラム・ローガンジョシュの夕食
    flatbread|18|Masala dosa breakfast|马萨拉薄饼早餐|マサラドーサの朝食
    chicken|34|Tandoori mixed grill|坦都里综合烤盘|タンドリーミックスグリル
    rice|27|Hyderabadi dum biryani|海得拉巴焖饭|ハイデラバード風ビリヤニ`,
    `
    Spices are roasted and ground by hand every morning; ask for a smell of the tin.|香料每早现炒现磨，可以请店家打开罐子闻一闻。|スパイスは毎朝炒って手で挽きます。香りもお確かめください。
    Two tandoors work all evening, and the naan comes straight to your table.|两口泥炉整晚不歇，馕饼出炉即上桌。|二基のタンドールが夜通し働き、ナンは焼けたそばから届きます。`,
    `
    Basmati rice and dal|印度香米与豆汤|バスマティ米とダル
    Mango lassi|芒果酸奶|マンゴーラッシー
    Raita and three chutneys|酸奶酱与三款酸甜酱|ライタとチャツネ三種
    Gulab jamun|玫瑰糖浆奶球|グラブジャムン`,
  ),
  leaf(
    1016,
    'dine',
    'Taquería|墨西哥小馆|タケリア',
    `
    taco|19|Six street tacos|六枚街头塔可|屋台タコス六個
    burrito|17|Mission burrito and chips|大份卷饼配玉米片|ミッションブリトーとチップス
    taco|36|Birria taco night|慢炖牛肉塔可之夜|ビリアタコスの夜
    tropical|44|Margaritas and guacamole for the table|玛格丽特酒配牛油果酱|マルガリータとワカモレ
    salad|21|Baja fish bowl|下加州鲜鱼饭碗|バハ風フィッシュボウル`,
    `
    Corn is soaked, ground and pressed in the kitchen, so the tortillas are minutes old.|玉米在厨房里浸泡、磨浆、压饼，饼皮出炉不过几分钟。|とうもろこしを厨房で挽き、トルティーヤは焼きたてです。
    Nine salsas stand on the counter, from mild to unreasonable.|柜台上摆着九种莎莎酱，从温和到猛烈。|カウンターには穏やかなものから激辛まで九種のサルサが並びます。`,
    `
    Chips with three salsas|玉米片配三款莎莎酱|チップスとサルサ三種
    Rice and black beans|米饭与黑豆|ライスと黒豆
    Agua fresca|鲜果水|アグアフレスカ
    Pickled onions and lime|腌洋葱与青柠|紫玉ねぎのピクルスとライム`,
  ),
  leaf(
    1017,
    'dine',
    'Thai and Pho Kitchen|泰越小厨|タイ・フォー食堂',
    `
    pho|18|Rare beef pho|生牛肉河粉|牛肉のフォー
    curry|23|Green curry with jasmine rice|绿咖喱配茉莉香米|グリーンカレーとジャスミンライス
    noodles|20|Pad thai with prawns|鲜虾泰式炒河粉|海老のパッタイ
    banhmi|14|Lemongrass chicken banh mi|香茅鸡肉法包|レモングラスチキンのバインミー
    shrimp|42|Bangkok seafood platter|曼谷海鲜拼盘|バンコク風シーフード盛り合わせ`,
    `
    Herbs come from the owner's own greenhouse and are picked an hour before lunch.|香草来自店主自家温室，午市前一小时采摘。|ハーブは店主の温室から、昼の一時間前に摘みます。
    The broth takes fourteen hours, star anise and a good deal of patience.|一锅汤要十四小时、几颗八角和足够的耐心。|スープは八角と根気で十四時間かけて仕込みます。`,
    `
    Two fresh summer rolls|鲜虾米纸卷两条|生春巻き二本
    Iced lemongrass tea|冰香茅茶|アイスレモングラスティー
    Herb and bean-sprout plate|香草豆芽盘|ハーブともやしの皿
    Mango sticky rice|芒果糯米饭|マンゴーもち米`,
  ),
  leaf(
    1018,
    'dine',
    'Smokehouse and Grill|烟熏烧烤屋|スモークハウス',
    `
    burger|21|Double cheeseburger and fries|双层芝士汉堡配薯条|ダブルチーズバーガーとポテト
    ribs|46|Half rack of smoked ribs|半扇烟熏肋排|スモークリブ半ラック
    hotdog|16|Loaded hot dogs and slaw|满料热狗配卷心菜沙拉|具だくさんホットドッグ
    chicken|28|Buttermilk fried chicken|酪乳炸鸡|バターミルクフライドチキン
    steak|58|Ten-ounce striploin with peppercorn sauce|十盎司西冷配黑椒汁|サーロイン10オンス 胡椒ソース`,
    `
    Brisket goes on at nine at night and comes off when the cook says so.|牛胸肉晚上九点上炉，何时出炉由师傅说了算。|ブリスケットは夜九時に火にかけ、焼き手が頷くまで待ちます。
    Beef is ground twice a day, and the buns are baked next door.|牛肉每天现绞两次，面包就在隔壁烘焙。|肉は一日二回挽き、バンズは隣のパン屋が焼いています。`,
    `
    Hand-cut fries|手切薯条|手切りポテト
    House pickles|自制腌菜|自家製ピクルス
    Two sauces of your choice|任选两款酱汁|ソース二種
    A soft drink|软饮一杯|ソフトドリンク`,
  ),
  leaf(
    1019,
    'dine',
    'Fish and Oyster House|鱼与生蚝馆|魚と牡蠣の店',
    `
    oyster|36|Dozen west coast oysters|一打西岸生蚝|西海岸の牡蠣十二個
    lobster|68|Butter-poached lobster dinner|黄油龙虾晚餐|ロブスターのバター煮ディナー
    crab|74|Whole Dungeness crab|整只珍宝蟹|ダンジネスクラブ一杯
    fishchips|22|Halibut and chips|比目鱼薯条|ハリバットのフィッシュ＆チップス
    soup|19|Smoked salmon chowder and bread|烟熏三文鱼浓汤配面包|スモークサーモンチャウダーとパン`,
    `
    The boats land two streets away; the board is rewritten at noon.|渔船就在两条街外靠岸，菜板中午重写。|船着き場は二本先の通り。黒板は毎日正午に書き換えます。
    Everything on ice is local, named by bay and opened in front of you.|冰上一切皆为本地所产，标明海湾，当面开壳。|氷の上はすべて地元産。湾の名を添え、目の前で殻を開けます。`,
    `
    Sourdough and seaweed butter|酸面包配海藻黄油|サワードウと海藻バター
    Lemon, mignonette and fresh horseradish|柠檬、红葱醋汁与鲜辣根|レモンとミニョネットと西洋わさび
    A glass of crisp white|清爽白葡萄酒一杯|白ワイン一杯
    Seasonal slaw|时令卷心菜沙拉|季節のコールスロー`,
  ),
]
