import { menu } from './menu'

export const ASIAN_MENUS = {
  sushi: menu(`
    # Sushi and sashimi|寿司刺身|寿司・刺身
    sushi|32|Nigiri of the day, nine|当日握寿司九贯|本日の握り九貫|The chef's choice from this morning's fish.|主厨以今晨鱼获搭配。|今朝の魚から板前が選びます。
    sushi|18|Salmon aburi, four|炙烧三文鱼四贯|炙りサーモン四貫|Torched, with a little lemon and sea salt.|火炙，配柠檬海盐。|炙りにレモンと海塩。
    fish|26|Sashimi, three kinds|三拼刺身|刺身三種盛り|Tuna, yellowtail and amberjack on ice.|金枪鱼、鰤鱼与红甘，冰镇上桌。|鮪、鰤、間八を氷の上に。
    sushi|16|Spicy tuna roll|辣味金枪鱼卷|スパイシーツナロール|Eight pieces, house chilli mayonnaise.|八件，自制辣蛋黄酱。|八切れ、自家製チリマヨ。
    sushi|14|Avocado and cucumber roll|牛油果黄瓜卷|アボカドきゅうり巻き|Vegan, with toasted sesame.|纯素，撒白芝麻。|植物性、煎り胡麻。
    # Warm dishes|热菜|温かい料理
    tempura|19|Tempura moriawase|什锦天妇罗|天ぷら盛り合わせ|Two prawns and five vegetables.|虾两尾、时蔬五样。|海老二尾と野菜五種。
    skewers|15|Yakitori, five sticks|烤鸡串五支|焼き鳥五本|Thigh, skin, leek, heart and meatball.|腿肉、鸡皮、葱段、鸡心与肉丸。|もも、皮、ねぎま、ハツ、つくね。
    bento|24|Salmon bento|三文鱼便当|鮭弁当|Grilled salmon, simmered roots, rice, miso.|烤三文鱼、煮根菜、米饭与味噌汤。|焼き鮭、根菜の煮物、ご飯、味噌汁。
    soup|6|Clam miso soup|蛤蜊味噌汤|あさりの味噌汁|Manila clams from the island.|岛产蛤蜊。|島のあさり。
    egg|9|Dashi omelette|高汤玉子烧|だし巻き卵|Rolled to order, a little sweet.|现点现卷，微甜。|注文ごとに巻く、ほんのり甘い卵。
    rice|7|Grilled rice balls|烤饭团|焼きおにぎり|Two, brushed with soy.|两只，刷酱油。|醤油を塗って二個。
    # Sweets and drinks|甜品饮品|甘味・飲み物
    dango|7|Mitarashi dango|酱油团子|みたらし団子|Three skewers, warm.|三串，温热。|三串、温かく。
    icecream|7|Matcha ice cream|抹茶冰淇淋|抹茶アイス|Uji matcha, one scoop.|宇治抹茶一球。|宇治抹茶を一玉。
    sake|14|House sake, small flask|店选清酒小壶|日本酒一合|Dry, warm or cold.|辛口，可温可冰。|辛口、燗でも冷やでも。
    tea|4|Roasted green tea|焙茶|ほうじ茶|A large cup, refilled.|大杯，可续。|大きな湯呑み、おかわり自由。`),
  ramen: menu(`
    # Ramen|拉面|ラーメン
    ramen|17.5|Tonkotsu|豚骨拉面|豚骨ラーメン|Creamy pork broth, chashu, wood-ear.|浓白猪骨汤、叉烧、木耳。|濃厚な豚骨、叉焼、きくらげ。
    ramen|17|Shoyu|酱油拉面|醤油ラーメン|Chicken, kombu and aged soy.|鸡汤、昆布与陈酿酱油。|鶏と昆布、熟成醤油。
    ramen|17|Yuzu shio|柚子盐拉面|柚子塩ラーメン|Clear broth, yuzu peel, chicken breast.|清汤、柚子皮、鸡胸。|澄んだスープに柚子皮と鶏胸肉。
    ramen|18.5|Black garlic|黑蒜油拉面|黒マー油ラーメン|Burnt garlic oil over tonkotsu.|豚骨汤淋焦蒜油。|豚骨に焦がしにんにく油。
    ramen|17.5|Spicy miso|辣味噌拉面|辛味噌ラーメン|Sapporo-style, sweet corn and butter.|札幌风，甜玉米与黄油。|札幌風、コーンとバター。
    ramen|16.5|Vegan sesame|芝麻素拉面|胡麻ヴィーガンラーメン|Soy milk, sesame and roast squash.|豆乳、芝麻与烤南瓜。|豆乳、胡麻、焼きかぼちゃ。
    # Rice|米饭|ご飯もの
    rice|9|Chashu rice bowl|叉烧饭|叉焼丼|Torched pork, scallion, yolk.|炙烤叉烧、葱花、蛋黄。|炙り叉焼、葱、黄身。
    curry|15|Katsu curry|炸猪排咖喱|カツカレー|Panko pork and a dark, mild curry.|酥脆猪排配温和深色咖喱。|さくさくの豚とまろやかなカレー。
    # Beside|小食|一品
    dumplings|9.5|Gyoza, six|煎饺六只|焼き餃子六個|With a lace skirt.|带冰花。|羽根つきで。
    chicken|11|Karaage|日式炸鸡|唐揚げ|Ginger, soy, lemon.|姜、酱油、柠檬。|生姜と醤油、レモン。
    vegetables|6|Salted edamame|盐水毛豆|枝豆|Warm, with sea salt.|温热，撒海盐。|温かく、海塩で。
    beer|8|Draft lager|生啤|生ビール|Cold glass, thin head.|冰杯，薄沫。|冷えたグラスで。
    shavedice|8|Yuzu sorbet|柚子雪葩|柚子シャーベット|One clean, sharp scoop.|一球清爽酸香。|すっきり一玉。`),
  korean: menu(`
    # From the grill|烤肉|焼き物
    steak|38|Galbi|烤牛排骨|カルビ|Short ribs in pear and soy.|梨汁酱油腌牛小排。|梨と醤油に漬けた骨付き肉。
    steak|34|Pork belly|五花肉|サムギョプサル|Thick slices, salt and sesame oil.|厚切，配盐与香油。|厚切りを塩と胡麻油で。
    chicken|31|Spicy chicken|辣烤鸡|タッカルビ|Gochujang, rice cakes, cheese if you like.|辣酱、年糕，可加芝士。|コチュジャンと餅、お好みでチーズ。
    # Bowls and stews|拌饭与汤锅|ご飯と鍋
    bibimbap|19|Stone-bowl bibimbap|石锅拌饭|石焼きビビンバ|Beef, six vegetables and a crackling crust.|牛肉、六样菜蔬、香脆锅巴。|牛肉と六種の野菜、香ばしいおこげ。
    hotpot|20|Soft tofu stew|嫩豆腐锅|スンドゥブ|Clams, egg, as hot as you dare.|蛤蜊、鸡蛋，辣度随你。|あさりと卵、辛さはお好みで。
    soup|22|Ginseng chicken soup|参鸡汤|参鶏湯|A whole young chicken with rice inside.|整只童子鸡，腹中藏米。|若鶏まるごと、中にもち米。
    noodles|17|Cold buckwheat noodles|荞麦冷面|冷麺|Icy broth, pear, mustard.|冰镇汤头、梨片、芥末。|氷のスープに梨と辛子。
    noodles|18|Japchae|杂菜粉条|チャプチェ|Sweet-potato noodles with beef.|红薯粉条炒牛肉。|さつまいも春雨と牛肉。
    # To share|分享小食|分け合う皿
    chicken|26|Fried chicken, half and half|双拼炸鸡|ハーフ＆ハーフチキン|Soy-garlic and sweet chilli.|蒜香酱油与甜辣各半。|醤油にんにくと甘辛。
    egg|15|Seafood pancake|海鲜葱饼|海鮮チヂミ|Scallions, squid and prawn.|葱、鱿鱼与虾。|葱、いか、海老。
    stirfry|14|Tteokbokki|辣炒年糕|トッポッキ|Rice cakes and fish cake in red sauce.|年糕与鱼饼裹红酱。|餅と練り物を赤いソースで。
    dumplings|12|Kimchi mandu|泡菜饺子|キムチ餃子|Steamed or fried, eight.|蒸或煎，八只。|蒸しか焼き、八個。
    # Drinks|饮品|飲み物
    sake|15|Soju|烧酒|焼酎|Chilled, with small glasses.|冰镇，配小杯。|冷やして小杯で。
    tea|5|Barley tea|大麦茶|麦茶|Hot in winter, cold in summer.|冬热夏凉。|冬は熱く、夏は冷たく。`),
  viet: menu(`
    # Noodles|粉面|麺
    pho|17|Pho with rare beef and brisket|生熟牛肉河粉|牛肉二種のフォー|Fourteen hours, and a plate of herbs.|十四小时高汤，配一盘香草。|十四時間のスープに香草の皿。
    pho|16|Chicken pho|鸡肉河粉|鶏のフォー|Poached leg, ginger, lime leaf.|白切鸡腿、姜、柠檬叶。|茹で鶏、生姜、ライムの葉。
    noodles|18|Bun bo Hue|顺化牛肉粉|ブンボーフエ|Lemongrass, chilli, beef shank.|香茅、辣椒、牛腱。|レモングラス、唐辛子、牛すね。
    noodles|18.5|Pad thai|泰式炒河粉|パッタイ|Tamarind, prawns, peanuts.|罗望子、鲜虾、花生。|タマリンド、海老、ピーナッツ。
    salad|16.5|Lemongrass pork vermicelli|香茅猪肉米粉|豚レモングラスのブン|Cold noodles, warm pork, fish sauce.|凉米粉、热烤肉、鱼露汁。|冷たい米麺に温かい豚、魚醤だれ。
    # Curries and rice|咖喱与饭|カレーとご飯
    curry|19|Green curry|绿咖喱|グリーンカレー|Chicken, Thai aubergine, basil.|鸡肉、泰国茄、罗勒。|鶏、タイ茄子、バジル。
    curry|20|Massaman beef|马萨曼牛肉|マッサマンビーフ|Potato, peanut, slow shoulder.|土豆、花生、慢炖牛肩。|じゃがいも、ピーナッツ、煮込み肩肉。
    rice|17|Broken rice with grilled pork|烤猪排碎米饭|コムタム|Egg, pickles and scallion oil.|煎蛋、腌菜、葱油。|目玉焼き、なます、葱油。
    # Small and handheld|小食|軽い皿
    banhmi|12|Banh mi dac biet|招牌法包|特製バインミー|Pâté, ham, pickles, coriander.|肝酱、火腿、腌菜、香菜。|パテ、ハム、なます、香菜。
    shrimp|10|Summer rolls|鲜虾米纸卷|生春巻き|Two, with peanut sauce.|两条，配花生酱。|二本、ピーナッツだれ。
    skewers|12|Chicken satay|沙爹鸡串|サテ|Four sticks and cucumber.|四串配黄瓜。|四本、きゅうり添え。
    # Sweet|甜品饮品|甘味・飲み物
    fruit|10|Mango sticky rice|芒果糯米饭|マンゴーもち米|When the mangoes are good.|芒果好时才做。|マンゴーが良い時だけ。
    coffee|6.5|Vietnamese iced coffee|越南冰咖啡|ベトナムアイスコーヒー|Dripped at the table.|桌上现滴。|席で一滴ずつ。
    juice|6|Lime soda|青柠苏打|ライムソーダ|Salted or sweet.|咸甜任选。|塩か甘口で。`),
}
