import { leaf } from './leaf'

/** Entertainment and travel. */
export const LEISURE_LEAVES = [
  leaf(
    1111,
    'ticket',
    'Concert Hall|音乐厅|コンサートホール',
    `
    violin|58|Candlelight string quartet|烛光弦乐四重奏|キャンドル弦楽四重奏
    guitar|42|Indie night with three bands|三支乐队独立音乐之夜|インディーナイト三組
    piano|49|Jazz trio in the round|环绕席爵士三重奏|ジャズトリオの夜
    microphone|66|Mandopop tribute evening|华语金曲致敬夜|華語ポップストリビュート
    drum|39|Taiko drumming performance|太鼓专场|和太鼓公演`,
    `
    Six hundred candles, four players and not a microphone in the room.|六百支蜡烛，四位乐手，现场不用一支麦克风。|六百のろうそくと四人の奏者。マイクは一本もありません。
    The hall was built for voices in 1927 and still flatters them.|音乐厅建于一九二七年，至今仍格外动听。|一九二七年築のホールは、いまも音を美しく響かせます。`,
    `
    A reserved seat|对号座位|指定席
    Printed programme|纸质节目单|プログラム冊子
    Coat check|衣帽寄存|クローク利用
    Exchange to another night once|可改期一次|日程変更一回可`,
  ),
  leaf(
    1112,
    'ticket',
    'Playhouse|剧场|劇場',
    `
    theatre|48|Saturday improv comedy|周六即兴喜剧|土曜の即興コメディ
    theatre|72|New play, front stalls|新剧前排座|新作公演 前方席
    microphone|32|Stand-up showcase|脱口秀拼盘|スタンドアップ公演
    magic|44|Close-up magic parlour|近景魔术沙龙|クロースアップマジック
    circus|64|Contemporary circus|当代马戏|現代サーカス`,
    `
    Nobody knows how the evening ends, least of all the cast.|今晚如何收场，连演员自己也不知道。|結末は誰も知りません。出演者でさえも。
    Ninety seats, so every seat is a good one.|仅九十席，座座都是好位。|全九十席、どの席も特等席です。`,
    `
    A reserved seat|对号座位|指定席
    A drink at the interval|中场饮品一杯|幕間のドリンク一杯
    Talk with the cast afterwards|演后谈|終演後のトーク
    Surtitles on request|可提供字幕|字幕対応`,
  ),
  leaf(
    1121,
    'ticket',
    'Escape Rooms|密室逃脱馆|脱出ゲーム館',
    `
    lock|34|The Lighthouse Keeper|灯塔守夜人|灯台守
    detective|36|Chinatown, 1923|唐人街 1923|チャイナタウン1923
    ghost|32|The House on Alder Street|桤木街老宅|アルダー通りの館
    rocket|38|Last Shuttle|末班航天机|最後のシャトル
    puzzle|30|The Clockmaker's Riddle|钟表匠之谜|時計師の謎`,
    `
    Sixty minutes, nine locks and a story that turns around halfway.|六十分钟、九道锁，故事在中途反转。|六十分、九つの錠。物語は途中で裏返ります。
    Built by theatre carpenters, with no padlock from a hardware shop.|由剧场木匠打造，没有一把五金店的挂锁。|舞台大工がつくった部屋。市販の南京錠はひとつもありません。`,
    `
    A private game for your group|私密单独开场|貸切でプレイ
    Hints in three languages|三语提示|三か国語のヒント
    A team photo|团队合影|記念写真
    Tea and debrief afterwards|结束后茶歇复盘|終了後のお茶と種明かし`,
  ),
  leaf(
    1122,
    'ticket',
    'Lanes and Cues|保龄球馆|ボウリングラウンジ',
    `
    bowling|46|Two hours of bowling with shoes|两小时保龄球含鞋|ボウリング二時間 靴付き
    billiards|28|Billiards and a pitcher|台球配一壶饮品|ビリヤードとピッチャー
    bowling|58|Neon bowling night|霓虹保龄之夜|ネオンボウリングの夜
    darts|24|Darts lane for the evening|飞镖道包场|ダーツレーン貸切
    arcade|30|Arcade card with 200 credits|街机卡 200 点|ゲームカード二百クレジット`,
    `
    Lanes were rebuilt in maple, and the jukebox is still free.|球道以枫木重铺，点唱机依旧免费。|レーンは楓材で新調。ジュークボックスは今も無料です。
    Lights go down at eight and the scores get worse.|八点灯光渐暗，分数也随之走低。|八時に照明が落ち、スコアも落ちます。`,
    `
    Shoe or cue rental|含租鞋或球杆|靴またはキュー込み
    A plate of fries|薯条一份|ポテト一皿
    Soft drinks|软饮|ソフトドリンク
    Bumpers for children|儿童护栏|子ども用ガード`,
  ),
  leaf(
    1123,
    'ticket',
    'Karaoke Rooms|量贩式KTV|カラオケルーム',
    `
    microphone|48|Two-hour private room|两小时包厢欢唱|個室二時間
    microphone|78|Party room with snacks|派对包厢含小吃|パーティールームと軽食
    beers|64|Late-night singing and beer|深夜欢唱配啤酒|深夜カラオケとビール
    music|36|Weekday matinee singing|平日下午场|平日昼カラオケ
    disco|98|Birthday room with cake|生日包厢含蛋糕|誕生日ルーム ケーキ付き`,
    `
    Eighty thousand songs in six languages, updated on Fridays.|六种语言八万首歌，每周五更新。|六言語八万曲、金曜更新です。
    Walls are thick, sofas are deep, nobody is listening.|墙够厚，沙发够软，没人偷听。|壁は厚く、ソファは深く、誰も聞いていません。`,
    `
    A private room|独立包厢|個室
    Two microphones and a tambourine|两支麦克风与铃鼓|マイク二本とタンバリン
    One snack platter|小食拼盘一份|軽食盛り合わせ
    A round of soft drinks|软饮一轮|ソフトドリンク一巡`,
  ),
  leaf(
    1130,
    'ticket',
    'Museum|博物馆|ミュージアム',
    `
    museum|28|Day admission with audio guide|全日门票含语音导览|一日入館券と音声ガイド
    tower|32|Observation deck at sunset|日落观景台|夕暮れの展望台
    aquarium|44|Aquarium day pass|水族馆日票|水族館一日券
    garden|22|Classical garden and tea|古典园林与茶|庭園とお茶
    dinosaur|26|Dinosaur gallery evening|恐龙馆之夜|恐竜ギャラリーの夜`,
    `
    Come an hour before closing, when the galleries belong to you.|闭馆前一小时来，展厅只属于你。|閉館一時間前、展示室はあなたのものです。
    The guide was recorded by the curators, coughs and all.|导览由策展人亲自录制，连咳嗽声也在。|ガイドは学芸員自らの声。咳払いもそのままです。`,
    `
    Timed entry without the queue|定时入场免排队|時間指定で並ばず入場
    Audio guide in four languages|四语语音导览|四か国語音声ガイド
    Access to the special exhibition|含特展|特別展も観覧可
    Ten per cent off in the shop|商店九折|ショップ一割引`,
  ),
  leaf(
    1140,
    'ticket',
    'Family Park|亲子乐园|ファミリーパーク',
    `
    ferris|54|Family day at the park|乐园家庭日|遊園地ファミリーデー
    balloon|26|Indoor playground morning|室内乐园上午场|屋内遊び場の午前
    carousel|19|Ten-ride booklet|十次游乐券|乗り物十回券
    bear|38|Petting farm and picnic|小农场与野餐|ふれあい牧場とピクニック
    trampoline|32|Trampoline hour with socks|蹦床一小时含袜|トランポリン一時間 靴下付き`,
    `
    Soft corners, strong coffee, and staff who know how to play.|边角柔软，咖啡够浓，店员很会玩。|角はやわらかく、コーヒーは濃く、スタッフは遊び上手です。
    Leave the pushchair at the door and the phone in your pocket.|童车停门口，手机放口袋。|ベビーカーは入口へ、携帯はポケットへ。`,
    `
    One adult free with each child|每名儿童可免一位成人|子ども一名につき大人一名無料
    Grip socks included|含防滑袜|滑り止め靴下付き
    A juice box|果汁一盒|ジュース一本
    Re-entry the same day|当日可再次入场|当日再入場可`,
  ),
  leaf(
    1150,
    'ticket',
    'Picture House|影院|映画館',
    `
    cinema|24|Evening film and popcorn|晚场电影配爆米花|夜の映画とポップコーン
    cinema|36|Recliner seats with snacks|躺椅座含小食|リクライニング席と軽食
    popcorn|42|Classic double bill|经典两片连映|名作二本立て
    camera|28|Anime premiere night|动画首映夜|アニメ先行上映
    cinema|19|Matinee for early birds|早场优惠票|朝の上映`,
    `
    One screen, a red curtain, and a projectionist who still says good evening.|一块银幕、一幅红幕，放映员仍会道晚安。|スクリーンは一つ、赤い幕、挨拶を欠かさない映写技師。
    Subtitles in two languages on most nights.|多数场次配双语字幕。|多くの回で二か国語字幕を上映します。`,
    `
    Any standard screening|任一普通场次|通常上映いずれか一回
    Medium popcorn|中份爆米花|ポップコーンM
    A drink of your choice|任选饮品|ドリンク一杯
    Seat choice online|可在线选座|座席をオンラインで選択`,
  ),
  leaf(
    1411,
    'trip',
    'Hotel|酒店|ホテル',
    `
    hotel|248|Harbour-view room with breakfast|海景房含早餐|港側の客室 朝食付き
    bed|189|One night downtown|市中心一晚|ダウンタウン一泊
    hotel|329|Suite with late checkout|套房延迟退房|スイート 遅めのチェックアウト
    city|269|Weekend city break|周末城市小憩|週末シティステイ
    bath|298|Room and spa evening|客房与水疗之夜|客室とスパの夜`,
    `
    Ask for a corner on the ninth floor: mountains on one side, ships on the other.|要九楼转角房：一面是山，一面是船。|九階の角部屋をどうぞ。片側に山、片側に船が見えます。
    Cookies at four, quiet by ten, and a proper breakfast until eleven.|下午四点有曲奇，晚上十点安静，早餐供应到十一点。|四時にクッキー、十時には静寂、朝食は十一時まで。`,
    `
    Breakfast for everyone in the room|全房早餐|全員分の朝食
    Late checkout at one|延迟至下午一点退房|十三時までのチェックアウト
    Pool and gym|泳池与健身房|プールとジム
    Wi-Fi and bicycles|无线网络与单车|Wi-Fiと自転車`,
  ),
  leaf(
    1412,
    'trip',
    'Lodge|木屋度假村|ロッジ',
    `
    cabin|279|Cedar cabin by the lake|湖畔雪松木屋|湖畔の杉小屋
    camping|149|Glamping dome for two nights|豪华露营帐两晚|グランピングドーム二泊
    beach|318|Ocean-front cottage|海滨小屋|海辺のコテージ
    hotspring|358|Hot springs lodge weekend|温泉旅舍周末|温泉ロッジの週末
    ski|389|Ski-in chalet midweek|雪道木屋平日|ゲレンデ直結シャレー 平日`,
    `
    Firewood is stacked, the kettle is full, and the nearest neighbour is an owl.|柴火已码好，水壶已灌满，最近的邻居是一只猫头鹰。|薪は積み、やかんは満たし、隣人はふくろうだけ。
    No television, excellent books, and a boat that you may borrow.|没有电视，有好书，还有一只可借的小船。|テレビはなく、良い本と借りられる小舟があります。`,
    `
    Firewood and linen|柴火与床品|薪とリネン
    Breakfast basket at the door|早餐篮送到门口|朝食かごを玄関へ
    Canoe or snowshoes|独木舟或雪鞋|カヌーまたはスノーシュー
    Free parking|免费停车|駐車無料`,
  ),
  leaf(
    1421,
    'trip',
    'Day Tours|一日游旅行社|日帰りツアー',
    `
    bus|119|Mountain lakes and gondola day|山湖缆车一日游|山湖とゴンドラの一日
    bridge|89|Suspension bridge and old forest|吊桥与古森林|吊り橋と原生林
    wine|159|Vineyard day in the valley|河谷酒庄一日|谷のワイナリー巡り
    mapleleaf|99|Island gardens by ferry|渡轮海岛花园|フェリーで島の庭園へ
    waterfall|109|Waterfalls and picnic|瀑布与野餐|滝とピクニック`,
    `
    Small coach, fourteen seats, and a guide who grew up on this road.|小巴十四座，导游就在这条路上长大。|定員十四名の小型バス。案内人はこの道で育ちました。
    We leave early so that you have the lake to yourself for an hour.|我们早早出发，让你独享湖面一小时。|早く出て、湖を一時間ひとり占めにします。`,
    `
    Hotel pick-up and return|酒店往返接送|ホテル送迎
    Guide in English, Mandarin or Japanese|英语、普通话或日语导游|英語・中国語・日本語ガイド
    Entrance fees|门票全含|入場料込み
    Picnic lunch|野餐午饭|ピクニックランチ`,
  ),
  leaf(
    1422,
    'trip',
    'Harbour Cruises|海港游船|ハーバークルーズ',
    `
    whale|169|Whale watching half day|半日观鲸|半日ホエールウォッチング
    sailboat|94|Sunset sail in the bay|海湾日落帆船|湾の夕焼けセーリング
    ferry|129|Island hopping cruise|跳岛游船|島めぐりクルーズ
    lobster|148|Dinner on the water|海上晚宴|海上ディナー
    whale|189|Orcas and seals by zodiac|冲锋艇看虎鲸海豹|ゾディアックでシャチとアザラシ`,
    `
    If no whale shows itself, the next trip is free.|若未见到鲸鱼，下次免费。|クジラに会えなければ次回は無料です。
    A naturalist on every boat and hot chocolate in every hand.|每船都有自然讲解员，人手一杯热可可。|どの船にも自然解説員、どの手にもホットココア。`,
    `
    Life jacket and warm suit|救生衣与保暖服|救命胴衣と防寒着
    Hot chocolate on board|船上热可可|船内ホットココア
    Photographs of the day|当日照片|当日の写真
    Guarantee of a second trip|未见包再来|再乗船保証`,
  ),
  leaf(
    1423,
    'trip',
    'Mountain Journeys|落基山旅行社|山岳トラベル',
    `
    mountain|689|Three days in the Rockies|落基山三日|ロッキー三日間
    train|890|Rail and glacier journey|火车冰川之旅|列車と氷河の旅
    snowmountain|749|Icefield and turquoise lakes|冰原与碧湖|氷原と碧い湖
    camping|459|Guided hut-to-hut hike|山屋徒步|山小屋縦走ガイド
    aurora|980|Northern lights, four nights|极光四晚|オーロラ四泊`,
    `
    Groups of ten, nights in historic lodges, mornings before the coaches arrive.|十人小团，住历史旅舍，赶在大巴之前看日出。|十名限定、歴史あるロッジに泊まり、朝一番の景色へ。
    The route has been driven by the same two guides since 2004.|自二〇〇四年起，这条路线一直由同两位导游带队。|二〇〇四年から同じ二人の案内人が走る道です。`,
    `
    All nights with breakfast|全程住宿含早餐|全泊朝食付き
    National park pass|国家公园门票|国立公園パス
    Guide and transport|导游与交通|ガイドと移動
    One gondola or glacier ride|缆车或冰川车一次|ゴンドラまたは氷河車一回`,
  ),
  leaf(
    1430,
    'trip',
    'Outdoor Outfitters|户外俱乐部|アウトドアクラブ',
    `
    ski|139|Lift ticket and rental|缆车票与雪具|リフト券とレンタル
    snowboard|179|First-day snowboard lesson|单板入门课|スノーボード初日レッスン
    kayak|89|Sea kayak morning|海上皮划艇上午|シーカヤックの朝
    bike|69|Mountain bike and trail map|山地车与路线图|マウンテンバイクとコース図
    hiking|59|Guided ridge hike|山脊徒步向导|稜線ガイドハイク`,
    `
    Gear is fitted the evening before, so that the morning is for the mountain.|前一晚试好装备，清晨只属于山。|道具は前夜に合わせ、朝は山のために。
    Small groups by ability, never more than six.|按水平分组，每组不超过六人。|レベル別の少人数制、六名まで。`,
    `
    All equipment|全套装备|装備一式
    Certified instructor|持证教练|有資格の指導員
    Hot drink at the hut|山屋热饮|山小屋の温かい飲み物
    Insurance for the day|当日保险|当日の保険`,
  ),
]
