import { leaf } from './leaf'

/** Home, automotive and local services. */
export const SERVICE_LEAVES = [
  leaf(
    1611,
    'job',
    'Home Cleaning|家政保洁|ハウスクリーニング',
    `
    cleaning|149|Three-hour home clean|三小时家居保洁|ご自宅清掃三時間
    cleaning|289|Move-out deep clean|退租深度清洁|退去時の徹底清掃
    window|129|Windows, inside and out|内外擦窗|窓ふき内外
    cleaning|179|Kitchen and oven detail|厨房烤箱精洁|台所とオーブン清掃
    mop|219|Spring clean for two bedrooms|两居室大扫除|二寝室の大掃除`,
    `
    The same two people each time, with a checklist on the fridge.|每次都是同两位师傅，清单贴在冰箱上。|毎回同じ二人。冷蔵庫に確認表を残します。
    Plant-based products only, safe for cats and toddlers.|只用植物清洁剂，猫与幼儿都安全。|植物由来の洗剤のみ。猫にも幼児にも安心です。`,
    `
    All products and tools|清洁用品全含|洗剤と道具込み
    Insured and vetted staff|受保且经审核的员工|保険加入・身元確認済み
    Photo report|照片回报|写真報告
    Re-clean within two days|两天内可返工|二日以内のやり直し`,
  ),
  leaf(
    1612,
    'job',
    'Laundry and Carpet Care|洗衣洗毯坊|洗濯とカーペット',
    `
    laundry|38|Wash and fold, ten kilos|洗烘折十公斤|洗濯たたみ十キロ
    laundry|64|Dry-clean three suits|干洗三套西装|スーツ三着クリーニング
    carpet|168|Steam clean three rooms|三间地毯蒸汽清洗|カーペット三部屋
    sofa|139|Sofa and mattress clean|沙发床垫清洗|ソファとマットレス
    shirt|29|Ten shirts pressed|十件衬衫熨烫|シャツ十枚プレス`,
    `
    Collected by eight, back by tomorrow, folded like a shop window.|八点前取件，次日送回，叠得像橱窗。|八時までに集荷、翌日お届け。店頭のようなたたみ方です。
    Stains are treated by hand by someone who enjoys them.|污渍由热爱去渍的师傅手工处理。|しみ抜きは、しみ抜き好きの職人が手で。`,
    `
    Pick-up and return|上门取送|集荷と配達
    Stain treatment|去渍处理|しみ抜き
    Fragrance-free option|可选无香|無香料対応
    Garment covers|防尘衣罩|衣類カバー`,
  ),
  leaf(
    1621,
    'job',
    'Handyman|水电师傅|便利屋',
    `
    tools|98|Handyman for two hours|两小时上门杂修|便利屋二時間
    paint|349|Paint one room|粉刷一间房|一部屋の塗装
    shelf|129|Furniture assembly|家具组装|家具の組み立て
    lock|149|Lock change and keys|换锁配钥匙|鍵交換と合鍵
    bulb|118|Lights and switches|灯具开关安装|照明とスイッチ`,
    `
    One van, every screw, and shoes off at the door.|一辆车，样样螺丝，进门脱鞋。|一台の車にあらゆる螺子。玄関で靴を脱ぎます。
    A fixed price before the first hole is drilled.|钻第一个孔之前先定价。|最初の穴を開ける前に料金を決めます。`,
    `
    Travel within the city|市内上门|市内出張
    Basic materials|基本耗材|基本材料
    Ninety-day workmanship guarantee|九十天工艺质保|九十日の施工保証
    Clean-up afterwards|完工清理|作業後の清掃`,
  ),
  leaf(
    1622,
    'job',
    'Heating and Plumbing|暖通管道|暖房と配管',
    `
    furnace|139|Furnace tune-up|暖炉保养|暖房機の点検
    pipe|129|Drain cleaning|管道疏通|排水管清掃
    pipe|159|Leak repair, first hour|漏水维修首小时|水漏れ修理一時間
    fan|189|Air conditioner service|空调保养|エアコン整備
    furnace|219|Water heater flush|热水器冲洗|給湯器の洗浄`,
    `
    Licensed, insured, and honest about what can wait until spring.|持牌受保，能等到春天的就如实说。|有資格・保険加入。春まで待てるものは待てると言います。
    Answered by a plumber, not a call centre.|电话由师傅接，不是客服中心。|電話に出るのは配管工です。`,
    `
    Safety inspection|安全检查|安全点検
    Filter and small parts|滤网与小配件|フィルターと小部品
    Written report|书面报告|点検報告書
    One-year guarantee|一年质保|一年保証`,
  ),
  leaf(
    1630,
    'job',
    'Moving Company|搬家公司|引越センター',
    `
    truck|289|Two movers and a truck|两人一车搬家|作業員二名とトラック
    box|89|Thirty moving boxes|三十只搬家箱|引越し箱三十個
    truck|189|Single-item delivery|单件大物运送|大物一点配送
    box|349|Packing day|整日打包|荷造り一日
    truck|129|Storage, first month|首月仓储|保管一か月`,
    `
    Blankets for everything, and pianos are a speciality.|样样包毯，搬钢琴是拿手好戏。|すべて毛布で包みます。ピアノは得意です。
    The estimate is the price, stairs included.|报价即价格，楼梯也含在内。|見積もりがそのまま料金。階段も込みです。`,
    `
    Blankets and straps|毛毯与绑带|毛布とベルト
    Fuel and tolls|油费路费|燃料と通行料
    Insurance for belongings|物品保险|荷物の保険
    Assembly of beds|床具拆装|ベッドの組み立て`,
  ),
  leaf(
    1640,
    'job',
    'Garden Care|园艺公司|庭園サービス',
    `
    lawn|79|Lawn cut and edging|草坪修剪|芝刈りと縁取り
    garden|189|Garden tidy, half day|半日庭院整理|庭の手入れ半日
    tree|249|Tree and hedge pruning|树篱修剪|庭木と生垣の剪定
    tulip|139|Bulb planting for spring|春季球根种植|春の球根植え
    leaf|119|Autumn leaf clearing|秋叶清扫|秋の落ち葉掃除`,
    `
    Two gardeners who leave the clippings for your compost.|两位园丁，剪下的枝叶留作堆肥。|庭師二人。刈り草は堆肥に残します。
    Native plants first, so that the bees are pleased too.|优先本地植物，蜜蜂也高兴。|まず在来種を。蜂もよろこびます。`,
    `
    Tools and fuel|工具与燃料|道具と燃料
    Green waste removed|绿废清运|剪定くずの回収
    Advice on planting|种植建议|植栽の相談
    Rain date at no charge|雨天免费改期|雨天の変更無料`,
  ),
  leaf(
    1710,
    'appointment',
    'Auto Spa|洗车美容坊|洗車美装',
    `
    carwash|49|Hand wash and vacuum|手洗吸尘|手洗いと車内清掃
    carwash|189|Interior detail|内饰深度清洁|内装ディテール
    carshine|329|Ceramic coating|镀晶|セラミックコーティング
    carwash|79|Wash, wax and tyres|洗车打蜡与轮胎|洗車・ワックス・タイヤ
    carshine|149|Headlight restoration|大灯翻新|ヘッドライト復元`,
    `
    Two buckets, soft mitts and nobody in a hurry.|双桶手洗，柔软手套，不赶时间。|二つのバケツと柔らかな手袋。急ぎません。
    Rain within two days earns you a free rinse.|两天内下雨，免费再冲一次。|二日以内の雨なら、すすぎ無料です。`,
    `
    Exterior hand wash|外观手洗|外装手洗い
    Wheels and arches|轮毂轮拱|ホイールと足回り
    Glass inside and out|内外玻璃|内外ガラス
    Air freshener|香氛|芳香剤`,
  ),
  leaf(
    1721,
    'appointment',
    'Auto Care|汽车养护|カーケア',
    `
    oil|89|Synthetic oil change|全合成机油更换|合成オイル交換
    brake|249|Brake pads, front axle|前轮刹车片|前輪ブレーキパッド
    engine|129|Sixty-point inspection|六十项检测|六十項目点検
    battery|179|Battery replacement|更换电瓶|バッテリー交換
    engine|159|Air-conditioning recharge|空调加注|エアコンガス補充`,
    `
    You see the old part before you pay for the new one.|付钱买新件前，先看旧件。|新品の前に、古い部品をお見せします。
    Hybrids and electric cars welcome, coffee excellent.|欢迎混动与电车，咖啡很好。|ハイブリッドも電気も歓迎。コーヒーは上等です。`,
    `
    Filter and disposal|滤芯与废油处理|フィルターと廃油処理
    Fluids topped up|油液补充|各種液補充
    Digital report with pictures|图文检测报告|写真付き点検書
    Shuttle within 5 km|5公里内接送|5km以内の送迎`,
  ),
  leaf(
    1722,
    'appointment',
    'Tyre Centre|轮胎中心|タイヤセンター',
    `
    tyre|98|Seasonal tyre change|换季换胎|季節のタイヤ交換
    tyre|749|Four all-season tyres|四条四季胎|オールシーズンタイヤ四本
    tyre|129|Wheel alignment|四轮定位|ホイールアライメント
    tyre|79|Winter tyre storage|冬胎寄存|冬タイヤ保管
    tyre|49|Puncture repair|补胎|パンク修理`,
    `
    In at nine, out by ten, with the torque written on a card.|九点进，十点出，扭矩写在卡上。|九時に入り十時に完了。締め付け値を紙に残します。
    Snowflake tyres in stock before the first frost.|初霜之前，雪胎已备齐。|初霜の前に冬タイヤを揃えます。`,
    `
    Mounting and balancing|装胎与动平衡|組み替えとバランス
    Pressure check for a year|一年免费测胎压|一年間の空気圧点検
    Valve stems|气门嘴|バルブ
    Re-torque after 100 km|百公里后复紧|100km後の増し締め`,
  ),
  leaf(
    1730,
    'trip',
    'Car Rental|租车行|レンタカー',
    `
    rental|59|Compact car for a day|小型车一日|コンパクトカー一日
    suv|99|All-wheel SUV for a day|四驱SUV一日|四駆SUV一日
    rental|84|Electric car for a day|电动车一日|電気自動車一日
    van|149|Eight-seat van|八座商务车|八人乗りバン
    scooter|39|Scooter with helmet|小摩托含头盔|スクーター ヘルメット付き`,
    `
    Keys at the counter in four minutes, no surprises at return.|四分钟取钥匙，还车无意外收费。|四分で鍵をお渡し。返却時の追加請求はありません。
    Winter tyres and a ski rack at no charge.|冬胎与雪具架免费。|冬タイヤとスキーキャリア無料です。`,
    `
    Unlimited kilometres|不限里程|走行距離無制限
    Basic insurance|基本保险|基本保険
    Child seat on request|可提供儿童座椅|チャイルドシート対応
    One extra driver|额外驾驶员一名|追加運転者一名`,
  ),
  leaf(
    1740,
    'appointment',
    'Driving School|驾校|自動車教習所',
    `
    wheel|98|Ninety-minute driving lesson|九十分钟驾驶课|運転教習九十分
    wheel|420|Road test package|路考套餐|路上試験パック
    traffic|69|Theory course online|线上理论课|オンライン学科
    wheel|129|Winter driving clinic|冬季驾驶训练|雪道運転講習
    moto|289|Motorcycle basics weekend|摩托车入门周末|バイク入門の週末`,
    `
    Patient teachers, dual brakes, and the exact test route.|教练耐心，副刹在手，走真实考试路线。|忍耐強い先生、補助ブレーキ、実際の試験コース。
    Lessons in English, Mandarin, Cantonese or Japanese.|英语、普通话、粤语、日语授课。|英語・中国語・広東語・日本語で教えます。`,
    `
    Pick-up at home|上门接送|自宅送迎
    Car for the test|考试用车|試験用車両
    Mock test with notes|模拟考试与点评|模擬試験と講評
    Insurance discount certificate|保险优惠证明|保険割引証明`,
  ),
  leaf(
    1801,
    'visit',
    'Pet Salon|宠物沙龙|ペットサロン',
    `
    dog|78|Full dog groom|狗狗全套美容|犬のフルグルーミング
    cat|88|Cat bath and brush|猫咪洗护|猫のシャンプーとブラシ
    dog|42|Two-hour dog walk|两小时遛狗|犬の散歩二時間
    paw|64|Overnight boarding|过夜寄养|お泊まり預かり
    rabbit|39|Small-pet check-up|小宠体检|小動物の健康診断`,
    `
    One animal at a time, and the dryer is quiet.|一次只接待一只，吹风机很安静。|一度に一匹だけ。ドライヤーは静かです。
    You get a picture every hour, whether you ask or not.|每小时一张照片，不问也发。|頼まなくても一時間ごとに写真が届きます。`,
    `
    Nails and ears|修甲清耳|爪と耳の手入れ
    Hypoallergenic shampoo|低敏洗毛液|低刺激シャンプー
    Bandana or bow|领巾或蝴蝶结|バンダナかリボン
    Photo updates|照片更新|写真のお知らせ`,
  ),
  leaf(
    1802,
    'visit',
    'Photo and Craft Studio|摄影与手作工坊|写真と手仕事の工房',
    `
    photocamera|189|Family portrait session|家庭人像拍摄|家族写真
    pottery|74|Wheel throwing for beginners|陶艺拉坯入门|ろくろ入門
    palette|58|Ink painting class|水墨画课|水墨画教室
    cooking|96|Dumpling cooking class|包饺子课堂|餃子づくり教室
    photocamera|129|Passport and headshots|证件照与形象照|証明写真とプロフィール写真`,
    `
    North light, patient people and tea while the kiln cools.|北窗光，耐心人，等窑冷却时喝茶。|北の光と気長な人々。窯が冷めるまでお茶をどうぞ。
    You leave with something that you made or something that you will frame.|带走一件亲手之作，或一张值得装框的照片。|自分で作ったものか、額に入れたくなる一枚を持ち帰れます。`,
    `
    All materials|材料全含|材料費込み
    Small group of eight|八人小班|八名の少人数
    Edited pictures within a week|一周内精修图片|一週間以内に仕上げ写真
    Tea and biscuits|茶点|お茶とお菓子`,
  ),
]
