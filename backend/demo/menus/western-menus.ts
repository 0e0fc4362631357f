import { menu } from './menu'

export const WESTERN_MENUS = {
  italian: menu(`
    # To begin|前菜|前菜
    salad|18|Burrata and tomatoes|布拉塔配番茄|ブッラータとトマト|Basil oil and grilled bread.|罗勒油与烤面包。|バジル油と焼きパン。
    bread|8|Rosemary focaccia|迷迭香佛卡夏|ローズマリーのフォカッチャ|Warm, with the good oil.|温热，配好油。|温かく、上等な油で。
    cheese|22|Salumi and cheese|火腿芝士拼盘|サルーミとチーズ|Fennel salami, coppa, pecorino.|茴香腊肠、颈肉火腿、羊奶酪。|フェンネルサラミ、コッパ、ペコリーノ。
    # Pizza|披萨|ピッツァ
    pizza|20|Margherita|玛格丽特|マルゲリータ|Tomato, fior di latte, basil.|番茄、鲜奶酪、罗勒。|トマト、モッツァレラ、バジル。
    pizza|23|Diavola|辣味腊肠|ディアヴォラ|Hot salami and honey.|辣腊肠与蜂蜜。|辛いサラミと蜂蜜。
    pizza|24|Funghi|野菌|フンギ|Three mushrooms, taleggio, thyme.|三种菌菇、塔雷吉欧、百里香。|きのこ三種、タレッジョ、タイム。
    pizza|22|Marinara|海员|マリナーラ|No cheese, much garlic; vegan.|无芝士，多蒜，纯素。|チーズなし、にんにく多め。
    # Pasta|意面|パスタ
    pasta|24|Tagliatelle al ragù|肉酱宽面|ラグーのタリアテッレ|Beef and pork, six hours.|牛猪混酱六小时。|牛と豚を六時間。
    pasta|22|Cacio e pepe|黑椒芝士面|カチョ・エ・ペペ|Pecorino, pepper, nerve.|羊奶酪、黑椒与胆量。|ペコリーノと胡椒だけ。
    pasta|28|Linguine with clams|蛤蜊扁面|あさりのリングイネ|Manila clams, white wine, chilli.|蛤蜊、白酒、辣椒。|あさり、白ワイン、唐辛子。
    pasta|23|Ricotta gnocchi|乳清芝士团子|リコッタのニョッキ|Brown butter and sage.|焦黄油与鼠尾草。|焦がしバターとセージ。
    # Mains and sweets|主菜甜品|主菜とドルチェ
    steak|46|Tagliata|牛排薄切|タリアータ|Striploin, rocket, parmesan.|西冷、芝麻菜、帕玛森。|サーロイン、ルッコラ、パルミジャーノ。
    cake|11|Tiramisu|提拉米苏|ティラミス|Made in the morning, gone by nine.|早上做，九点前售罄。|朝に作り、夜九時にはなくなります。
    icecream|9|Gelato, two scoops|冰淇淋两球|ジェラート二種|Ask what was churned today.|问问今天做了什么口味。|本日の味をお尋ねください。
    wine|13|Montepulciano, a glass|蒙特普恰诺一杯|モンテプルチャーノ一杯|Round and easy.|圆润易饮。|まろやかな赤。`),
  indian: menu(`
    # Street and starters|街头小吃|屋台の味
    dumplings|9|Vegetable samosas|蔬菜咖喱角|野菜サモサ|Two, with tamarind.|两只，配罗望子酱。|二個、タマリンドソース。
    falafel|11|Onion bhaji|洋葱炸饼|玉ねぎのバジ|Crisp, with mint chutney.|香脆，配薄荷酱。|かりっと、ミントチャツネ。
    flatbread|17|Masala dosa|马萨拉多萨|マサラドーサ|Potato inside, sambar beside.|内馅土豆，配酸豆汤。|じゃがいも入り、サンバル添え。
    # Curries|咖喱|カレー
    curry|21|Butter chicken|黄油鸡|バターチキン|Tomato, fenugreek, smoke.|番茄、葫芦巴与烟香。|トマト、フェヌグリーク、燻香。
    curry|23|Lamb rogan josh|罗根羊肉|ラム・ローガンジョシュ|Kashmiri chilli, slow shoulder.|克什米尔辣椒，慢炖羊肩。|カシミール唐辛子と煮込み肩肉。
    curry|19|Palak paneer|菠菜奶酪|パラクパニール|Spinach and fresh cheese.|菠菜与鲜奶酪。|ほうれん草とフレッシュチーズ。
    curry|18|Chana masala|香料鹰嘴豆|チャナマサラ|Vegan, sharp with mango powder.|纯素，芒果粉提酸。|植物性、マンゴーパウダーの酸味。
    curry|24|Kerala fish curry|喀拉拉鱼咖喱|ケララの魚カレー|Coconut, curry leaf, tamarind.|椰奶、咖喱叶、罗望子。|ココナッツ、カレーリーフ、タマリンド。
    # Tandoor and rice|泥炉与饭|タンドールと米
    chicken|20|Tandoori chicken, half|坦都里烤鸡半只|タンドリーチキン半羽|Two days in yoghurt.|酸奶腌两天。|ヨーグルトに二日。
    rice|22|Chicken biryani|鸡肉焖饭|チキンビリヤニ|Sealed with dough, opened at the table.|面团封盖，上桌开启。|生地で封をし、席で開けます。
    flatbread|5|Garlic naan|蒜香馕|ガーリックナン|Straight from the wall of the oven.|刚从炉壁取下。|窯の壁からそのまま。
    rice|4.5|Saffron basmati|番红花香米|サフランライス|Enough for two.|够两人。|二人分。
    # Sweets and drinks|甜品饮品|甘味・飲み物
    juice|6|Mango lassi|芒果酸奶|マンゴーラッシー|Alphonso mango.|阿方索芒果。|アルフォンソマンゴー。
    dango|7|Gulab jamun|玫瑰奶球|グラブジャムン|Two, warm, in rose syrup.|两颗，温热，浸玫瑰糖浆。|温かく二個、薔薇のシロップ。
    tea|4.5|Masala chai|香料奶茶|マサラチャイ|Boiled, not steeped.|是煮的，不是泡的。|淹れるのではなく煮出します。`),
  mexican: menu(`
    # Tacos|塔可|タコス
    taco|15|Al pastor, three|菠萝烤猪肉三枚|アルパストール三個|Shaved pork and pineapple.|现削猪肉配菠萝。|削ぎ豚とパイナップル。
    taco|16|Baja fish, three|炸鱼三枚|バハ風フィッシュ三個|Beer batter, lime slaw.|啤酒面糊、青柠菜丝。|ビール衣とライムのスロー。
    taco|17|Birria, three|慢炖牛肉三枚|ビリア三個|With a cup of its broth.|附一杯原汤。|煮汁のカップ付き。
    taco|14|Mushroom and corn, three|菌菇玉米三枚|きのことコーン三個|Huitlacoche butter; vegetarian.|玉米菇黄油，素食。|ウイトラコチェバター、菜食。
    # Bigger|大份|しっかり
    burrito|16|Carne asada burrito|烤牛肉卷饼|カルネアサダのブリトー|Rice, beans, guacamole.|米饭、豆子、牛油果酱。|米、豆、ワカモレ。
    burrito|15|Black bean burrito|黑豆卷饼|黒豆のブリトー|Roast peppers, lime crema.|烤甜椒、青柠奶油。|焼きパプリカとライムクリーム。
    salad|17|Chicken bowl|鸡肉饭碗|チキンボウル|Everything but the tortilla.|除了饼皮样样有。|トルティーヤ以外ぜんぶ。
    cheese|14|Quesadilla|芝士薄饼|ケサディーヤ|Oaxaca cheese and squash flower.|瓦哈卡芝士与南瓜花。|オアハカチーズとかぼちゃの花。
    # Beside|配菜|添えもの
    avocado|11|Guacamole and chips|牛油果酱与玉米片|ワカモレとチップス|Mashed when you order.|点单后现捣。|ご注文後につぶします。
    corn|8|Street corn|街头烤玉米|エローテ|Chilli, lime, cotija.|辣椒、青柠、羊奶酪。|唐辛子、ライム、コティハ。
    # Drinks and sweets|饮品甜点|飲み物と甘味
    tropical|14|House margarita|招牌玛格丽特|マルガリータ|Salt on half the rim.|杯口半圈盐。|塩は半分だけ。
    juice|5|Hibiscus water|洛神花水|ハイビスカス水|Tart and very cold.|酸爽冰凉。|酸っぱくて冷たい。
    donut|9|Churros|吉事果|チュロス|With thick chocolate.|配浓巧克力。|濃いチョコレート付き。`),
  burger: menu(`
    # Burgers|汉堡|バーガー
    burger|17|Double smash|双层薄压堡|ダブルスマッシュ|American cheese, pickle, house sauce.|芝士、酸瓜、秘制酱。|チーズ、ピクルス、特製ソース。
    burger|19|Smokehouse bacon|烟熏培根堡|燻製ベーコン|Cheddar, onion rings, barbecue.|车打、洋葱圈、烤肉酱。|チェダー、オニオンリング、BBQ。
    burger|18|Crispy chicken|香脆鸡腿堡|クリスピーチキン|Buttermilk thigh, hot honey.|酪乳鸡腿、辣蜂蜜。|もも肉と辛い蜂蜜。
    burger|17|Beet and walnut|甜菜核桃素堡|ビーツとくるみ|Vegan, and proud of it.|纯素，理直气壮。|植物性、胸を張って。
    # Smoker|烟熏|燻製
    ribs|29|Pork ribs, half rack|猪肋排半扇|スペアリブ半ラック|Five hours over oak.|橡木熏五小时。|樫で五時間。
    steak|27|Brisket plate|牛胸肉拼盘|ブリスケット|Sliced thick, bark on.|厚切带焦皮。|厚切り、香ばしい皮付き。
    hotdog|13|Chicago dog|芝加哥热狗|シカゴドッグ|No ketchup, do not ask.|不配番茄酱，请勿询问。|ケチャップはありません。
    chicken|16|Wings, one pound|鸡翅一磅|ウイング一ポンド|Buffalo, dry rub or maple.|水牛城、干腌或枫糖。|バッファロー、ドライ、メープル。
    # Sides|小食|サイド
    fries|7|Hand-cut fries|手切薯条|手切りポテト|Twice cooked.|炸两次。|二度揚げ。
    fries|12|Poutine|肉汁芝士薯条|プーティン|Squeaky curds, dark gravy.|脆芝士、浓肉汁。|きゅっと鳴るチーズと濃いグレイビー。
    salad|9|Coleslaw|卷心菜沙拉|コールスロー|Sharp, not sweet.|酸爽不甜。|甘くなく、すっきり。
    # Shakes and beer|奶昔啤酒|シェイクとビール
    smoothie|9|Malted vanilla shake|香草麦芽奶昔|バニラモルトシェイク|Two straws on request.|可加两根吸管。|ストローは二本まで。
    beer|8.5|Local pale ale|本地淡艾|地元ペールエール|A pint, always something new.|一品脱，常换新。|一パイント、銘柄は入れ替わります。
    pie|9|Apple pie|苹果派|アップルパイ|Warm, with cheddar or ice cream.|温热，配芝士或冰淇淋。|温かく、チーズかアイスと。`),
  seafood: menu(`
    # Raw bar|生鲜吧|生もの
    oyster|24|Half dozen oysters|生蚝半打|牡蠣六個|Three bays, lemon, mignonette.|三个海湾，柠檬与红葱醋。|三つの湾から、レモンとミニョネット。
    shrimp|19|Spot prawn cocktail|斑点虾杯|ボタンエビのカクテル|In season only.|限当季。|旬のみ。
    fish|22|Albacore crudo|长鳍金枪鱼刺身|びん長のクルード|Olive oil, citrus, sea salt.|橄榄油、柑橘、海盐。|オリーブ油、柑橘、海塩。
    # From the pot|锅煮|鍋から
    soup|14|Clam chowder|蛤蜊浓汤|クラムチャウダー|A mug, with oyster crackers.|一杯，配小脆饼。|マグで、クラッカー付き。
    crab|72|Dungeness crab|珍宝蟹|ダンジネスクラブ|Steamed, with butter and a bib.|清蒸，配黄油和围兜。|蒸して、バターと前掛け付き。
    lobster|64|Lobster and corn|龙虾玉米|ロブスターとコーン|Split and grilled.|对剖炙烤。|二つ割りで焼きます。
    shellfish|26|Mussels in cider|苹果酒青口|ムール貝のシードル蒸し|Salt Spring mussels and bread.|盐泉岛青口配面包。|ソルトスプリングのムール貝とパン。
    # Plates|主菜|皿もの
    fishchips|23|Halibut and chips|比目鱼薯条|ハリバット＆チップス|Two pieces, tartare, peas.|两块，塔塔酱与豌豆。|二切れ、タルタル、豆。
    fish|34|Cedar-plank salmon|雪松板三文鱼|杉板サーモン|Maple glaze, roast potatoes.|枫糖釉、烤土豆。|メープルの照り、焼きじゃが。
    pasta|32|Crab linguine|蟹肉扁面|蟹のリングイネ|Chilli, lemon, parsley.|辣椒、柠檬、欧芹。|唐辛子、レモン、パセリ。
    burger|21|Fish burger|鱼排堡|フィッシュバーガー|Ling cod, pickles, brioche.|鳕鱼、酸瓜、布里欧修。|リングコッド、ピクルス、ブリオッシュ。
    # Beside and after|配菜甜品|添えものと甘味
    salad|13|Kelp Caesar|海带凯撒|昆布シーザー|Anchovy and rye crumbs.|凤尾鱼与黑麦碎。|アンチョビとライ麦。
    wine|14|Okanagan white|欧肯那根白|オカナガン白|Crisp and cold.|清爽冰凉。|きりっと冷えて。
    pie|11|Key lime pie|青柠派|キーライムパイ|Sharp enough to wake you.|酸到提神。|目が覚める酸っぱさ。`),
}
