import { menu } from './menu'

export const CHINESE_MENUS = {
  noodle: menu(`
    # Noodles in soup|汤面|汁麺
    noodles|16.5|Lanzhou beef noodles|兰州牛肉面|蘭州牛肉麺|Clear broth, radish, shank and a spoon of chilli oil.|清汤、白萝卜、牛腱，一勺红油。|澄んだスープに大根と牛すね、ラー油をひとさじ。
    noodles|18|Braised brisket noodles|红烧牛腩面|牛ばら煮込み麺|Brisket braised overnight with star anise.|牛腩以八角慢炖过夜。|八角と一晩煮た牛ばら肉。
    noodles|16|Tomato and egg noodles|番茄鸡蛋面|トマトと卵の麺|The one that everybody's mother makes.|每家妈妈都会做的那一碗。|どの家の母も作る一杯。
    noodles|17.5|Sour soup with pickled greens|酸菜鱼面|酸菜と魚の麺|White fish, pickled mustard and green peppercorn.|鲜鱼片、酸菜与青花椒。|白身魚に漬け青菜と青山椒。
    noodles|15.5|Wonton noodles|鲜虾云吞面|海老ワンタン麺|Prawn wontons and thin egg noodles.|鲜虾云吞配细蛋面。|海老ワンタンと細い卵麺。
    # Dry noodles|拌面|和え麺
    noodles|15|Dan dan noodles|担担面|担々麺|Sesame, minced pork and preserved vegetable.|芝麻酱、肉臊与芽菜。|胡麻、豚そぼろ、芽菜。
    noodles|14.5|Scallion oil noodles|葱油拌面|葱油麺|Slow-fried scallions and dark soy.|慢熬葱油配老抽。|じっくり揚げた葱と濃口醤油。
    noodles|17|Biangbiang noodles with lamb|羊肉油泼面|羊肉ビャンビャン麺|Belt-wide noodles, cumin lamb, hot oil.|裤带宽面、孜然羊肉、热油一泼。|帯のように広い麺にクミン羊肉、熱い油。
    # Dumplings and small plates|饺子小碟|餃子と小皿
    dumplings|13.5|Pork and chive dumplings|韭菜猪肉饺|豚とニラの餃子|Twelve, boiled or pan-fried.|十二只，水煮或香煎。|十二個。水餃子か焼き餃子で。
    dumplings|14|Mushroom and glass-noodle dumplings|素三鲜饺|きのこと春雨の餃子|Vegan, with black fungus.|纯素，加木耳。|きくらげ入り、植物性のみ。
    salad|8|Smashed cucumber|拍黄瓜|たたききゅうり|Garlic, vinegar and a little sugar.|蒜、醋，少许糖。|にんにくと酢、少しの砂糖。
    duck|12|Soy-braised duck wings|卤鸭翅|鴨手羽の煮込み|Cold, sticky and hard to stop eating.|凉吃，黏香，停不下来。|冷たく、ねっとり、止まらない味。
    egg|4.5|Tea eggs|茶叶蛋|茶卵|Two, marbled and warm.|两只，纹路如瓷。|二個。大理石模様に煮ました。
    # Drinks and sweets|饮品甜点|飲み物と甘味
    tea|5|Chrysanthemum tea|菊花茶|菊花茶|A pot for one, with rock sugar.|一人一壶，加冰糖。|一人用ポット、氷砂糖付き。
    juice|5.5|Sour plum drink|酸梅汤|酸梅湯|Smoked plums, hawthorn, a lot of ice.|乌梅、山楂，多加冰。|燻した梅と山査子、氷たっぷり。
    pudding|7|Almond tofu|杏仁豆腐|杏仁豆腐|With osmanthus syrup.|淋桂花蜜。|金木犀のシロップをかけて。`),
  dimsum: menu(`
    # Steamed|蒸点|蒸し点心
    dimsum|8.5|Har gow|水晶虾饺|海老蒸し餃子|Four, with at least nine pleats each.|四只，每只至少九褶。|四個。ひだは九つ以上。
    dimsum|8|Siu mai|烧卖|焼売|Pork, prawn and a dot of roe.|猪肉鲜虾，点缀鱼子。|豚と海老に魚卵をひと粒。
    dumplings|10|Soup dumplings|小笼包|小籠包|Six. Bite, sip, then eat.|六只，先咬后吸再吃。|六個。かじって、すすって、召し上がれ。
    bun|7.5|Barbecue pork buns|叉烧包|叉焼包|Three clouds with a sweet middle.|三朵云，甜馅心。|雲のような三個に甘い餡。
    rice|9.5|Sticky rice in lotus leaf|糯米鸡|蓮の葉ちまき|Chicken, sausage and mushroom.|鸡肉、腊肠与冬菇。|鶏肉、腸詰、椎茸入り。
    # Fried and baked|煎炸焗|揚げ物・焼き物
    egg|7|Egg tarts|酥皮蛋挞|エッグタルト|Three, warm from the oven.|三只，刚出炉。|焼きたて三個。
    shrimp|10.5|Salt and pepper squid|椒盐鱿鱼|いかの塩胡椒揚げ|With fried garlic and chillies.|蒜酥与辣椒爆香。|揚げにんにくと唐辛子で。
    dimsum|8|Turnip cake|香煎萝卜糕|大根もち|Crisp outside, with dried shrimp.|外酥，内有虾米。|外はかりっと、干し海老入り。
    # Roasts and wok|烧味小炒|焼き物と炒め物
    duck|32|Roast duck, half|明炉烧鸭半只|ローストダック半羽|Air-dried for a day; plum sauce.|风干一日，配酸梅酱。|一日風干し、梅ソースで。
    stirfry|24|Beef with black pepper|黑椒牛柳粒|牛肉の黒胡椒炒め|Tenderloin cubes and sweet onion.|牛柳粒与洋葱。|角切りヒレと甘い玉ねぎ。
    crab|62|Ginger scallion crab|姜葱炒蟹|蟹の生姜葱炒め|Live Dungeness, tossed in the wok.|生猛珍宝蟹，猛火爆炒。|活けのダンジネス蟹を強火で。
    vegetables|18|Gai lan with garlic|蒜蓉芥兰|芥藍のにんにく炒め|Blanched, then kissed by the wok.|先焯后炒，镬气十足。|さっと茹で、強火で仕上げます。
    rice|19|Yangzhou fried rice|扬州炒饭|揚州炒飯|Barbecue pork, prawns and egg.|叉烧、虾仁与鸡蛋。|叉焼、海老、卵入り。
    # Tea and sweets|茶与甜品|お茶と甘味
    teapot|6|Pu-erh, a pot|普洱茶一壶|プーアル茶|Aged ten years; refilled for free.|十年陈，免费续水。|十年熟成、差し湯無料。
    pudding|8|Mango pudding|芒果布丁|マンゴープリン|With evaporated milk.|淋淡奶。|エバミルクをかけて。`),
}
