import { menu } from './menu'

/** The longest menu of the city. */
export const CANTONESE_MENU = {
  cantonese: menu(`
    # Barbecue|烧味|焼き物
    duck|19.5|Roast duck on rice|烧鸭饭|ローストダック飯|Dark meat, crisp skin, plum sauce on the side.|皮脆肉嫩，另跟酸梅酱。|皮はぱりっと、梅ソースを添えて。
    duck|36|Roast duck, half|明炉烧鸭半只|ローストダック半羽|Hung for a day, roasted in the barrel oven.|风干一日，挂炉明火烧制。|一日干し、釜で吊るし焼き。
    chicken|17.5|Soy sauce chicken|玫瑰豉油鸡|鶏の醤油煮|Poached in rose wine and dark soy.|玫瑰露酒与老抽慢浸。|玫瑰酒とたまり醤油でゆっくり。
    chicken|18|Hainan chicken|海南鸡|海南鶏|Cold, with ginger oil and chicken rice.|冷盘，配姜葱油与鸡油饭。|冷製。生姜油と鶏の炊き込みご飯で。
    rice|17|Barbecue pork on rice|蜜汁叉烧饭|叉焼飯|Neck end, charred edges, a fried egg.|梅头肉，焦边，加煎蛋。|肩ロースの焦げ目、目玉焼きのせ。
    rice|18.5|Crispy pork on rice|脆皮烧腩饭|皮付き豚ばら飯|Five layers, salt and mustard.|五层肥瘦，蘸盐与芥末。|五層の豚ばらを塩と辛子で。
    rice|21|Two-meat rice plate|双拼烧味饭|二種盛り飯|Choose at the counter: duck, pork or chicken.|鸭、叉烧、烧肉、鸡任选两款。|鴨、叉焼、皮付き豚、鶏から二種。
    duck|58|Roast platter for four|四人烧味拼盘|焼き物盛り合わせ四人前|Duck, pork belly, barbecue pork and jellyfish.|烧鸭、烧腩、叉烧与海蜇。|鴨、豚ばら、叉焼、くらげ。
    # Dim sum|点心|点心
    dimsum|8.5|Prawn dumplings|水晶鲜虾饺|海老蒸し餃子|Four, in skins you can read through.|四只，皮薄透光。|四個。透けるほど薄い皮。
    dimsum|8|Pork and prawn siu mai|鱼子烧卖|焼売|Four, with roe on top.|四只，鱼子点缀。|四個、魚卵のせ。
    bun|7.5|Steamed pork buns|蜜汁叉烧包|叉焼包|Three, split open by themselves.|三只，自然开花。|三個。ふっくら割れた蒸し上がり。
    bun|7.5|Custard lava buns|流沙奶黄包|とろとろカスタード包|Three. Let them cool a minute.|三只，小心烫口。|三個。少し冷ましてからどうぞ。
    rice|9|Rice rolls with prawns|鲜虾肠粉|海老の腸粉|Silk sheets, sweet soy at the table.|滑嫩粉皮，现淋甜豉油。|絹のような皮に甘い醤油。
    dimsum|7.5|Turnip cake|腊味萝卜糕|大根もち|Pan-fried with cured sausage.|腊味粒，两面煎香。|腸詰入り、両面焼き。
    chicken|8|Phoenix claws|豉汁凤爪|鶏の足の豆豉蒸し|Fried, braised, steamed: two days for four bites.|炸、卤、蒸，两日工夫。|揚げて煮て蒸して、二日がかり。
    dimsum|8.5|Beef balls with tangerine peel|陈皮牛肉球|牛肉団子の陳皮蒸し|Springy, on a bed of bean curd skin.|弹牙，腐皮垫底。|弾む食感、湯葉の上に。
    dumplings|9.5|Chiu Chow dumplings|潮州粉果|潮州蒸し餃子|Peanut, pork, dried radish and coriander.|花生、猪肉、菜脯与芫荽。|落花生、豚、切干大根、香菜。
    egg|6.5|Egg tarts|酥皮蛋挞|エッグタルト|Three, from the ten o'clock oven.|三只，新鲜出炉。|三個、焼きたて。
    # Congee|粥|お粥
    rice|12|Preserved egg and pork congee|皮蛋瘦肉粥|ピータンと豚のお粥|Rice cooked until it forgets it was rice.|米粒熬至绵化。|米の形がなくなるまで炊きました。
    fish|13.5|Sliced fish congee|鲜鱼片粥|白身魚のお粥|Raw slices, cooked by the bowl.|生滚鱼片，入碗即熟。|生の切り身を椀の熱で。
    rice|11|Boat congee|荔湾艇仔粥|艇仔粥|Squid, peanut, egg threads and a fried stick.|鱿鱼、花生、蛋丝与油条。|いか、落花生、錦糸卵、揚げパン。
    bread|3.5|Fried dough stick|香脆油条|揚げパン|For dipping; gone by two o'clock.|蘸粥必备，下午两点前售完。|お粥に浸して。二時には売り切れ。
    # Noodles|粉面|麺
    noodles|15.5|Wonton noodles|鲜虾云吞面|海老ワンタン麺|Thin egg noodles, flatfish broth.|全蛋细面，大地鱼汤。|細い卵麺、ひらめの出汁。
    noodles|17|Beef brisket noodles|柱侯牛腩面|牛ばら麺|Chu hou paste and daikon, four hours.|柱侯酱与白萝卜，慢炖四小时。|柱侯醤と大根で四時間。
    noodles|18.5|Beef chow fun|干炒牛河|牛肉の平打ち麺炒め|No sauce on the plate, only smoke.|镬气十足，碟底无汁。|鍋の香りだけ、汁気なし。
    noodles|18|Singapore vermicelli|星洲炒米粉|シンガポール炒めビーフン|Curry, prawns, barbecue pork.|咖喱、虾仁与叉烧。|カレー風味、海老と叉焼。
    noodles|19|Crispy noodles with seafood|海鲜煎面|海鮮かた焼きそば|Fried nest, sauce poured at the table.|两面黄，上桌淋芡。|揚げ麺に卓上で餡をかけて。
    noodles|19.5|E-fu noodles with mushrooms|干烧伊面|伊府麺のきのこ煮|For birthdays: do not cut them.|寿面，切勿剪断。|誕生日の麺。切らずにどうぞ。
    # Rice|饭|ご飯
    rice|17|Yangzhou fried rice|扬州炒饭|揚州炒飯|Barbecue pork, prawns, egg, peas.|叉烧、虾仁、鸡蛋、青豆。|叉焼、海老、卵、豆。
    rice|18|Fried rice with salted fish|咸鱼鸡粒炒饭|塩魚と鶏の炒飯|Strong, and worth it.|香浓够味。|強い香り、くせになる味。
    rice|21|Clay pot rice with sausage|腊味煲仔饭|腸詰の土鍋ご飯|Twenty-five minutes; the crust is the point.|需时二十五分钟，锅巴是灵魂。|二十五分。おこげが主役です。
    rice|22|Clay pot rice with eel|豉汁白鳝煲仔饭|鰻の土鍋ご飯|Black beans and ginger threads.|豆豉与姜丝。|豆豉と針生姜。
    rice|19|Baked pork chop rice|焗猪扒饭|焼きポークチョップ飯|Tomato, cheese, a Hong Kong lunch.|番茄、芝士，港式午餐。|トマトとチーズ、香港の昼ごはん。
    # Seafood|海鲜|海鮮
    fish|46|Steamed rock cod|清蒸石斑|はたの姿蒸し|From the tank; soy, scallion, hot oil.|生猛游水，豉油葱丝热油。|生け簀から。醤油、葱、熱い油。
    lobster|64|Lobster with ginger and scallion|姜葱龙虾|伊勢海老の生姜葱炒め|On e-fu noodles, cut for the fingers.|伊面垫底，斩件上桌。|伊府麺の上に、手で食べやすく。
    crab|58|Typhoon shelter crab|避风塘炒蟹|避風塘の蟹炒め|A hill of fried garlic.|蒜酥堆成小山。|揚げにんにくの山。
    shrimp|26|Walnut prawns|合桃虾球|海老とくるみのマヨ和え|Candied nuts, a little mayonnaise.|琥珀合桃，少许沙律酱。|飴がけのくるみ、少しのマヨネーズ。
    shrimp|24|Salt and pepper squid|椒盐鲜鱿|いかの塩胡椒揚げ|With chillies and fried garlic.|辣椒与蒜酥。|唐辛子と揚げにんにく。
    oyster|28|Sizzling oysters|铁板姜葱生蚝|牡蠣の鉄板焼き|Fanny Bay, ginger, an iron plate.|本地生蚝，姜葱铁板。|地元の牡蠣、生姜、鉄板で。
    shellfish|27|Clams in black bean sauce|豉汁炒蚬|あさりの豆豉炒め|Order rice; you will want it.|请点白饭，汁是精华。|ご飯も一緒に。汁がごちそう。
    fish|25|Sweet and sour fish|糖醋鱼块|白身魚の甘酢あん|Boneless, crisp, with pineapple.|无骨，外脆，加凤梨。|骨なし、かりっと、パイナップル入り。
    # Meat and poultry|肉类家禽|肉と鶏
    stirfry|22|Sweet and sour pork|凤梨咕噜肉|酢豚|The red one, done properly.|正宗做法，酸甜开胃。|昔ながらの赤い酢豚。
    stirfry|25|Beef with black pepper|黑椒牛柳粒|牛肉の黒胡椒炒め|Tenderloin cubes, onion, butter.|牛柳粒、洋葱、牛油。|角切りヒレ、玉ねぎ、バター。
    stirfry|22|Beef with gai lan|芥兰炒牛肉|牛肉と芥藍炒め|Velvet beef, stems with a bite.|滑牛肉，芥兰爽脆。|柔らか牛肉、歯ごたえの茎。
    chicken|23|Lemon chicken|西柠煎软鸡|鶏のレモンソース|Crisp, with real lemons.|外酥内嫩，鲜柠汁。|かりっと、本物のレモンで。
    chicken|32|Crispy chicken, half|脆皮炸子鸡半只|鶏の香り揚げ半羽|Glazed, dried, ladled with oil.|上皮、风干、淋油。|蜜を塗り、干し、油をかけて。
    hotpot|24|Braised brisket pot|柱侯牛腩煲|牛ばらの土鍋煮|With tendon and bean curd sticks.|牛筋与枝竹。|牛すじと湯葉入り。
    stirfry|21|Steamed pork patty|咸蛋蒸肉饼|塩卵と豚の蒸し物|With a salted egg; ask your grandmother.|咸蛋黄，阿嬷的味道。|塩卵のせ、おばあちゃんの味。
    # Bean curd and greens|豆腐时蔬|豆腐と野菜
    tofu|18|Mapo bean curd|麻婆豆腐|麻婆豆腐|Cantonese, so mild; say if you want fire.|粤式微辣，可要求加辣。|広東風で穏やか。辛口もできます。
    tofu|19|Stuffed bean curd|客家酿豆腐|客家の詰め豆腐|Pork and dried fish, in a clay pot.|猪肉与鱼干，砂锅上桌。|豚と干し魚を詰めて土鍋で。
    vegetables|16|Gai lan with oyster sauce|蚝油芥兰|芥藍のオイスターソース|Blanched, glossy, quick.|白灼，油亮。|さっと茹でて艶よく。
    vegetables|17|Water spinach with bean curd|腐乳通菜|空芯菜の腐乳炒め|Fermented bean curd and chilli.|腐乳与指天椒。|腐乳と唐辛子で。
    vegetables|17|Dry-fried beans|干煸四季豆|いんげんの乾煸炒め|With minced pork and preserved greens.|肉碎与榄菜。|豚そぼろとオリーブ菜。
    vegetables|19|Buddha's delight|罗汉上素|羅漢斎|Nine kinds of fungus and bean curd.|九款菌菇豆制品。|九種のきのこと豆腐。
    soup|9|Soup of the day|例牌老火汤|本日の煮込みスープ|Four hours, whatever the market had.|四小时老火，视当日食材。|四時間。材料は市場しだい。
    # Sweets|甜品|甘味
    pudding|7.5|Mango pomelo sago|杨枝甘露|楊枝甘露|Cold, with pomelo that pops.|冰凉，柚粒爆开。|冷たく、文旦がはじけます。
    pudding|6.5|Red bean soup|陈皮红豆沙|小豆のしるこ|Tangerine peel older than the cook.|陈皮年份比厨师还大。|料理人より古い陳皮で。
    pudding|7|Double-skin milk|双皮奶|二重牛乳プリン|Warm or cold, both right.|冷热皆宜。|温でも冷でも。
    dango|6.5|Sesame rice balls|芝麻汤圆|胡麻白玉|In ginger syrup.|姜汁糖水。|生姜シロップで。
    # Drinks|饮品|飲み物
    teapot|5.5|Pu-erh, a pot|普洱一壶|プーアル茶|Refilled until you leave.|免费续水。|何度でも差し湯を。
    teapot|5.5|Chrysanthemum, a pot|菊花茶一壶|菊花茶|With rock sugar.|加冰糖。|氷砂糖を添えて。
    tea|5|Hong Kong milk tea|港式丝袜奶茶|香港ミルクティー|Pulled through the sock, strong.|丝袜冲拉，茶味浓郁。|布で漉した濃い一杯。
    juice|5.5|Salted lime soda|咸柑桔梳打|塩漬け金柑ソーダ|Good for the throat, they say.|润喉之选。|喉にいいと言われます。`),
}
