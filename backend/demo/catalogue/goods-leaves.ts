import { leaf } from './leaf'

/** Shopping. */
export const GOODS_LEAVES = [
  leaf(
    1511,
    'goods',
    'Clothiers|服饰店|洋品店',
    `
    coat|189|Wool coat, made to last|经典羊毛大衣|長く着るウールコート
    shirt|68|Organic cotton shirt|有机棉衬衫|オーガニックコットンシャツ
    dress|118|Linen summer dress|亚麻夏裙|リネンの夏ワンピース
    sweater|98|Merino sweater|美利奴毛衣|メリノセーター
    kimono|148|Cotton yukata with obi|棉质浴衣配腰带|木綿の浴衣と帯`,
    `
    Cut in a workroom upstairs; alterations are free for a year.|楼上工坊裁制，一年内免费修改。|二階の工房で裁断。一年間お直し無料です。
    Twelve pieces a season, and each is worn by the owner first.|每季十二款，店主先穿过才上架。|一季十二型。まず店主が着て確かめます。`,
    `
    Free alterations|免费修改|お直し無料
    Exchange within thirty days|三十天可换|三十日以内の交換
    Cotton garment bag|棉质衣袋|綿の衣装袋
    Gift wrapping|礼品包装|ギフト包装`,
  ),
  leaf(
    1512,
    'goods',
    'Leather Goods|皮具店|革製品店',
    `
    sneaker|129|Leather sneakers|真皮小白鞋|レザースニーカー
    boots|219|Waterproof city boots|防水城市靴|防水シティブーツ
    handbag|178|Everyday tote|日常托特包|毎日のトートバッグ
    backpack|138|Commuter backpack|通勤双肩包|通勤リュック
    wallet|69|Card wallet with monogram|刻字卡包|名入れカードケース`,
    `
    Vegetable-tanned hides that grow handsome with rain.|植鞣皮革，淋过雨更有味道。|植物なめしの革は、雨に濡れて味わいを増します。
    A cobbler sits in the window and resoles what we sell.|橱窗里坐着鞋匠，本店所售皆可换底。|窓辺の靴職人が、当店の靴を張り替えます。`,
    `
    Two-year repair promise|两年维修承诺|二年修理保証
    Care cream|护理膏|お手入れクリーム
    Free initials|免费刻字|イニシャル無料
    Dust bag|防尘袋|保存袋`,
  ),
  leaf(
    1513,
    'goods',
    'Jewellers|珠宝行|宝飾店',
    `
    ring|420|Solitaire ring in gold|金质单石戒指|一粒石の金の指輪
    necklace|168|Freshwater pearl necklace|淡水珍珠项链|淡水パールネックレス
    watch|248|Automatic watch|自动机械表|自動巻き腕時計
    crown|138|Jade pendant|翡翠吊坠|翡翠のペンダント
    ring|98|Silver stacking rings|纯银叠戴戒|銀の重ねづけリング`,
    `
    Made at a bench that you can watch from the street.|工作台就在临街窗前，可驻足观看。|作業台は通りから見える窓辺にあります。
    Stones come with a paper that says where they were found.|每颗宝石都附产地说明。|石には産地の証書が付きます。`,
    `
    Certificate|鉴定证书|鑑別書
    Ring sizing|免费改圈|サイズ直し
    Velvet box|丝绒礼盒|ベルベットの箱
    Cleaning for life|终身清洗|一生のクリーニング`,
  ),
  leaf(
    1521,
    'goods',
    'Flower Shop|花店|花屋',
    `
    bouquet|68|Seasonal bouquet|时令花束|季節の花束
    rose|89|Two dozen roses|双打玫瑰|バラ二十四本
    plant|54|Monstera in a clay pot|陶盆龟背竹|素焼き鉢のモンステラ
    tulip|42|Tulip bunch, weekly|每周郁金香|週替わりチューリップ
    bonsai|98|Starter bonsai|入门盆景|はじめての盆栽`,
    `
    Stems are cut the same dawn on a farm by the river.|花枝当日清晨于河畔农场剪下。|川辺の農園で、その日の夜明けに切った花です。
    Tell us the colour of the room and the reason; we do the rest.|告诉我们房间颜色和缘由，其余交给我们。|部屋の色と贈る理由だけお聞かせください。`,
    `
    Hand-written card|手写卡片|手書きカード
    Vase or wrapping|花瓶或包装|花瓶か包装
    Same-day delivery|当日送达|当日配達
    Care guide|养护指南|お世話の手引き`,
  ),
  leaf(
    1522,
    'goods',
    'Homewares|家居馆|暮らしの道具店',
    `
    kettle|79|Cast-iron tea kettle|铸铁茶壶|鋳物の急須
    knife|148|Damascus chef's knife|大马士革主厨刀|ダマスカス包丁
    bed|189|Linen bedding set|亚麻床品套装|リネン寝具セット
    candle|38|Cedar and rain candle|雪松雨露香薰|杉と雨のキャンドル
    lamp|119|Paper table lamp|和纸台灯|和紙のテーブルランプ`,
    `
    Things that do one job well and look right on an open shelf.|一件器物做好一件事，摆在架上也好看。|一つの仕事をよくこなし、棚に置いて美しい道具。
    Every knife is sharpened free, for ever, on Thursdays.|所售刀具每周四终身免费磨。|包丁は木曜なら生涯無料で研ぎます。`,
    `
    Two-year guarantee|两年质保|二年保証
    Recyclable packaging|可回收包装|再生できる包装
    Exchange within thirty days|三十天可换|三十日以内の交換
    Care instructions|保养说明|お手入れの手引き`,
  ),
  leaf(
    1530,
    'goods',
    'Electronics|数码馆|デジタル館',
    `
    headphones|249|Noise-cancelling headphones|主动降噪耳机|ノイズキャンセリングヘッドホン
    laptop|1290|Thin laptop, 14 inch|14英寸轻薄笔记本|薄型ノートPC 14型
    gamepad|349|Handheld game console|掌上游戏机|携帯ゲーム機
    smartwatch|279|Fitness watch|运动手表|フィットネスウォッチ
    photocamera|899|Mirrorless camera kit|微单套机|ミラーレスカメラセット`,
    `
    Staff use what they sell and will tell you when the cheaper one is enough.|店员自用自荐，便宜的够用就直说。|店員が自分で使い、安い方で足りる時はそう言います。
    Set up at the counter, so it works before you leave.|柜台当面调试，拿走就能用。|店頭で設定し、使える状態でお渡しします。`,
    `
    Set-up at the counter|柜台设置|店頭設定
    Two-year warranty|两年保修|二年保証
    Trade-in welcome|可以旧换新|下取り歓迎
    Fourteen days to return|十四天退货|十四日以内の返品`,
  ),
  leaf(
    1540,
    'goods',
    'Toys and Little Ones|玩具母婴店|おもちゃ店',
    `
    bear|48|Hand-stitched bear|手缝小熊|手縫いのくま
    blocks|64|Maple building blocks|枫木积木|楓の積み木
    robot|89|Coding robot kit|编程机器人|プログラミングロボット
    baby|72|Newborn gift box|新生儿礼盒|出産祝いの箱
    kite|34|Silk kite|丝绸风筝|絹の凧`,
    `
    Toys without batteries, tested by two nephews and a very patient dog.|无需电池，经两个外甥和一只好脾气的狗测试。|電池いらず。甥二人と忍耐強い犬が試しました。
    Painted with colours that are safe to chew.|涂料安全，咬也不怕。|かじっても安全な塗料です。`,
    `
    Safety certificate|安全认证|安全認証
    Gift wrapping|礼品包装|ギフト包装
    Spare parts for free|免费补件|部品無料
    Exchange within thirty days|三十天可换|三十日以内の交換`,
  ),
  leaf(
    1550,
    'goods',
    'Books and Paper|书与纸|本と紙の店',
    `
    book|46|Three novels chosen for you|为你选的三本小说|あなたに選ぶ小説三冊
    stationery|38|Fountain pen and ink|钢笔与墨水|万年筆とインク
    gift|78|Local makers gift box|本地匠人礼盒|地元作家のギフト箱
    palette|54|Watercolour starter set|水彩入门套装|水彩入門セット
    book|89|Picture book subscription|绘本订阅|絵本の定期便`,
    `
    Fill in a card about your last good book and leave the rest to Mei.|写下上一本好书，其余交给小梅。|最近読んだ良い本を書けば、あとは梅さんが選びます。
    Open late on Thursdays, with a cat on the counter.|周四开到很晚，柜台上有只猫。|木曜は夜まで。帳場には猫がいます。`,
    `
    Hand-written note|手写便笺|手書きの一筆
    Gift wrapping|礼品包装|ギフト包装
    Bookmark by a local artist|本地艺术家书签|地元作家のしおり
    Exchange if you own it|已有可换|お持ちなら交換`,
  ),
]
