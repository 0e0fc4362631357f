import { leaf } from './leaf'

/** Beauty, health and fitness. */
export const CARE_LEAVES = [
  leaf(
    1211,
    'visit',
    'Hair Studio|美发沙龙|ヘアサロン',
    `
    haircut|78|Cut, wash and blow-dry|洗剪吹|カット・シャンプー・ブロー
    haircolour|168|Full colour with gloss|全头染发加护色|フルカラーと艶出し
    haircolour|219|Balayage and toner|手刷渐层染|バレイヤージュとトナー
    haircut|189|Digital perm|数码烫|デジタルパーマ
    serum|69|Keratin scalp treatment|角蛋白头皮护理|ケラチンとスカルプケア`,
    `
    A consultation first, scissors second, and tea throughout.|先沟通，再动剪，全程有茶。|まず相談、それから鋏。お茶はいつでも。
    Trained in Tokyo, with colour that grows out gently.|东京研修的造型师，颜色褪得自然。|東京仕込み。伸びても美しい色づくりです。`,
    `
    Consultation with a senior stylist|资深造型师咨询|シニアスタイリストの相談
    Head massage|头部按摩|ヘッドマッサージ
    Styling to finish|造型收尾|仕上げのスタイリング
    Free fringe trim within a month|一个月内免费修刘海|一か月以内の前髪カット無料`,
  ),
  leaf(
    1212,
    'visit',
    'Barbershop|理发馆|理容室',
    `
    barber|38|Classic cut and hot towel|经典剪发配热毛巾|クラシックカットと蒸しタオル
    razor|46|Straight-razor shave|直刀修面|本格シェービング
    barber|64|Cut and beard sculpt|剪发修胡|カットとひげ整え
    barber|55|Father and son haircuts|父子剪发|親子カット
    serum|42|Scalp detox and trim|头皮净化与修剪|頭皮ケアとトリム`,
    `
    Leather chairs from 1958 and appointments that start on time.|一九五八年的皮椅，准时开剪。|一九五八年の革椅子、時間どおりの予約。
    Good conversation, or none at all: just say.|想聊就聊，不想聊说一声。|会話はお好みで。静かに過ごすのも歓迎です。`,
    `
    Hot towel|热毛巾|蒸しタオル
    Neck shave|后颈修剃|襟足剃り
    Pomade or clay|发油或发泥|ポマードまたはクレイ
    A coffee or a small beer|咖啡或小杯啤酒|コーヒーか小ビール`,
  ),
  leaf(
    1220,
    'visit',
    'Nail Studio|美甲工作室|ネイルスタジオ',
    `
    nails|58|Gel manicure|光疗美甲|ジェルネイル
    nails|84|Nail art, ten fingers|十指手绘美甲|ネイルアート十本
    nails|72|Spa pedicure|水疗足部美甲|スパペディキュア
    nails|118|Manicure and pedicure|手足全套|ハンド＆フット
    nails|96|Builder gel extensions|建构延长甲|長さ出しジェル`,
    `
    Japanese gels, sterilised tools and a chair that you will want at home.|日本甲油胶，全套消毒，椅子舒服得想搬回家。|国産ジェル、滅菌した道具、持ち帰りたくなる椅子。
    Bring a picture of anything; they once painted a whole aquarium.|带任何图来都行，曾有人画下整座水族馆。|どんな絵でもどうぞ。水族館を丸ごと描いたこともあります。`,
    `
    Shape, buff and cuticle care|修形抛光与死皮护理|形・磨き・甘皮ケア
    Hand or foot massage|手部或足部按摩|ハンドまたはフットマッサージ
    More than two hundred colours|两百多色任选|二百色以上
    Free repair within seven days|七天内免费修补|七日以内のお直し無料`,
  ),
  leaf(
    1231,
    'visit',
    'Massage House|推拿馆|マッサージ院',
    `
    massage|98|Deep tissue massage|深层按摩|深部マッサージ
    hotstone|128|Hot stone massage|热石按摩|ホットストーン
    massage|84|Tui na for neck and shoulders|肩颈推拿|首肩の推拿
    foot|68|Foot reflexology|足底反射疗法|足つぼ
    aroma|118|Aromatherapy massage|芳香精油按摩|アロママッサージ`,
    `
    Rooms are lit by one lamp, and the stones are river basalt.|房内仅一盏灯，热石取自河中玄武岩。|部屋の灯りはひとつ。石は川の玄武岩です。
    Registered therapists only, with receipts for your insurance.|全为注册治疗师，可开保险收据。|施術は登録セラピストのみ。保険用の領収書も出せます。`,
    `
    Warm tea before and after|前后热茶|前後に温かいお茶
    A choice of three oils|三款精油任选|オイル三種から
    Private room and shower|独立房间与淋浴|個室とシャワー
    Insurance receipt|保险收据|保険用領収書`,
  ),
  leaf(
    1232,
    'visit',
    'Skin Clinic|皮肤管理中心|スキンクリニック',
    `
    facial|118|Hydrating facial|深层补水护理|保湿フェイシャル
    facial|148|Brightening vitamin C facial|维C焕亮护理|ビタミンC美白ケア
    serum|169|Microcurrent lift|微电流提拉|微弱電流リフト
    mask|96|Deep cleansing facial|深层清洁护理|毛穴洗浄フェイシャル
    mask|138|Gold mask ritual|黄金面膜护理|金箔マスク`,
    `
    Skin is read under a lamp first; nothing is sold that you do not need.|先用灯检测肤质，不需要的绝不推销。|まず肌診断。不要なものは勧めません。
    Fifteen years of experience and very cold jade rollers.|十五年经验，还有冰凉的玉滚轮。|十五年の経験と、よく冷えた翡翠ローラー。`,
    `
    Skin analysis|肤质检测|肌診断
    Neck and shoulder massage|肩颈按摩|首肩マッサージ
    Sheet mask to take home|面膜带回家|持ち帰りマスク
    Aftercare advice in writing|书面护理建议|アフターケアの手引き`,
  ),
  leaf(
    1233,
    'visit',
    'Bathhouse|温泉浴馆|湯処',
    `
    hotspring|64|Nordic bath circuit|北欧冷热循环浴|北欧式温冷浴
    sauna|48|Cedar sauna and plunge|雪松桑拿与冷池|杉のサウナと水風呂
    hotspring|88|Private onsen hour|私汤一小时|貸切湯一時間
    sauna|72|Jjimjilbang day pass|汗蒸馆日票|チムジルバン一日券
    bath|96|Salt float session|盐水漂浮|塩水フロート`,
    `
    Hot, cold, rest, repeat: three times, and the week is gone.|热、冷、静，循环三次，一周疲惫尽散。|熱い、冷たい、休む。三度くり返せば一週間が流れます。
    Silence is kept until noon, laughter is allowed after.|中午前静音，午后可以笑。|正午までは静寂、午後は笑い声も歓迎です。`,
    `
    Robe, towel and locker|浴袍毛巾与储物柜|ローブ・タオル・ロッカー
    Herbal tea bar|草本茶吧|ハーブティー
    Use of all pools|全部汤池可用|全浴槽利用可
    A quiet lounge|静音休息室|静かな休憩室`,
  ),
  leaf(
    1240,
    'visit',
    'Lash and Brow Bar|美睫修眉馆|まつげ眉サロン',
    `
    lashes|118|Classic lash extensions|经典嫁接睫毛|まつげエクステ
    lashes|88|Lash lift and tint|睫毛烫翘与染色|まつげパーマとカラー
    lashes|54|Brow shaping and henna|眉形设计与染眉|眉デザインとヘナ
    lashes|148|Volume lash set|浓密款睫毛|ボリュームラッシュ
    lipstick|46|Express make-up|快速妆容|クイックメイク`,
    `
    Light as nothing, and made for glasses too.|轻若无物，戴眼镜也合适。|何もつけていないような軽さ。眼鏡の方にも。
    Lashes are chosen one by one under a magnifying lamp.|放大灯下逐根挑选。|拡大灯の下で一本ずつ選びます。`,
    `
    Allergy test beforehand|事先过敏测试|事前のパッチテスト
    Aftercare brush|护理小刷|ケア用ブラシ
    Nap-friendly beds|可小睡的躺床|眠れるベッド
    Half-price refill within three weeks|三周内补睫半价|三週間以内のリペア半額`,
  ),
  leaf(
    1310,
    'visit',
    'Strength Club|力量健身馆|ストレングスジム',
    `
    gym|69|Monthly gym membership|健身月卡|ジム一か月会員
    gym|95|Personal training session|私教课|パーソナルトレーニング
    boxing|42|Boxing circuit class|拳击循环课|ボクシングサーキット
    swimming|39|Lap pool day access|泳道日票|プール一日利用
    running|48|Treadmill interval coaching|跑步间歇训练|ラン・インターバル指導`,
    `
    Free weights, daylight and no mirrors on the north wall.|自由重量区采光明亮，北墙不设镜子。|自由重量と自然光。北の壁に鏡はありません。
    Coaches programme your month and answer messages.|教练为你排好整月计划，有问必答。|コーチが一か月の計画を立て、質問にも答えます。`,
    `
    Body composition test|体成分测试|体組成測定
    Towel and locker|毛巾与储物柜|タオルとロッカー
    Unlimited group classes|团课不限次|グループレッスン参加自由
    One guest pass|访客券一张|同伴一名無料`,
  ),
  leaf(
    1320,
    'visit',
    'Yoga Loft|瑜伽馆|ヨガスタジオ',
    `
    yoga|89|Ten-class yoga pass|十次瑜伽课|ヨガ十回券
    pilates|48|Reformer Pilates class|普拉提器械课|リフォーマーピラティス
    yoga|26|Hot flow at sunrise|日出热流瑜伽|朝日のホットフロー
    meditation|22|Sound bath meditation|颂钵冥想|音浴の瞑想
    yoga|118|Prenatal course, four weeks|孕期瑜伽四周|妊婦ヨガ四週間`,
    `
    Wooden floors, sixteen mats and a teacher who learns your name.|木地板，十六张垫，老师会记住你的名字。|木の床に十六枚のマット。先生は名前を覚えてくれます。
    Beginners are given the best spot in the room.|最好的位置留给初学者。|一番よい場所は初心者のものです。`,
    `
    Mat and blocks|瑜伽垫与砖|マットとブロック
    Herbal tea after class|课后草本茶|レッスン後のハーブティー
    Booking by app|可用应用预约|アプリ予約
    Recordings for a week|课程录像一周回看|録画一週間視聴`,
  ),
  leaf(
    1331,
    'visit',
    'Dance Academy|舞蹈学院|ダンスアカデミー',
    `
    dance|28|Salsa for beginners|萨尔萨入门|はじめてのサルサ
    ballet|96|Adult ballet, four classes|成人芭蕾四课|大人のバレエ四回
    dance|24|K-pop choreography class|韩舞编排课|K-POPダンス
    dance|108|Wedding dance lessons|婚礼舞蹈课|ウエディングダンス
    disco|22|Street dance for teens|青少年街舞|十代のストリートダンス`,
    `
    Come alone, leave with a partner and sore calves.|独自来，带着舞伴与酸腿离开。|一人で来て、相手と筋肉痛を連れて帰る。
    A sprung floor, live piano on Wednesdays.|弹簧地板，周三有现场钢琴伴奏。|スプリング床、水曜は生ピアノです。`,
    `
    All levels welcome|零基础可参加|全レベル歓迎
    Shoes to borrow|可借舞鞋|靴の貸し出し
    Video of the routine|动作视频|振付の動画
    Free trial of another style|可免费试另一舞种|他ジャンル体験無料`,
  ),
  leaf(
    1332,
    'visit',
    'Dojo|武馆|道場',
    `
    martial|88|Karate month for beginners|空手道入门月卡|空手 初心者一か月
    martial|79|Brazilian jiu-jitsu, four classes|巴西柔术四课|柔術四回
    boxing|64|Muay Thai fundamentals|泰拳基础|ムエタイ基礎
    taichi|48|Tai chi in the park|公园太极|公園の太極拳
    martial|98|Children's taekwondo term|儿童跆拳道学期课|子どもテコンドー`,
    `
    Bow, stretch, learn to fall: the first lesson is about trust.|鞠躬、拉伸、学会摔倒：第一课讲的是信任。|礼、柔軟、受け身。最初の稽古は信頼を学びます。
    Classes are small, and the head instructor teaches every one.|小班教学，馆主亲授每一课。|少人数制。師範がすべての稽古を見ます。`,
    `
    Uniform to borrow|可借道服|道着の貸し出し
    Grading at the end|结业考核|最後に昇級審査
    Family discount|家庭优惠|家族割引
    Open mat on Sundays|周日自由练习|日曜の自由練習`,
  ),
  leaf(
    1341,
    'appointment',
    'Dental Studio|牙科诊所|歯科医院',
    `
    tooth|148|Check-up, cleaning and X-ray|检查洗牙与拍片|検診・歯石除去・X線
    tooth|289|Professional whitening|专业美白|ホワイトニング
    tooth|98|Children's first visit|儿童首次检查|お子さま初診
    tooth|189|Night guard fitting|夜用牙套定制|ナイトガード製作
    tooth|120|Clear aligner consultation|隐形矫正咨询|マウスピース矯正相談`,
    `
    Ceiling screens, gentle hands and no lectures about floss.|天花板有屏幕，手法轻柔，不唠叨牙线。|天井の画面、やさしい手、お説教はなし。
    Open on Saturdays, with Cantonese, Mandarin and Japanese spoken.|周六开诊，可说粤语、普通话与日语。|土曜診療。広東語・中国語・日本語対応。`,
    `
    Digital X-rays|数码X光|デジタルX線
    Written treatment plan|书面治疗方案|治療計画書
    Direct insurance billing|保险直接结算|保険直接請求
    Care kit|护理包|ケア用品セット`,
  ),
  leaf(
    1342,
    'appointment',
    'Optical House|眼镜馆|眼鏡店',
    `
    glasses|89|Comprehensive eye exam|全面验光|総合視力検査
    glasses|229|Frames with thin lenses|镜架配超薄镜片|フレームと薄型レンズ
    sunglasses|189|Prescription sunglasses|近视太阳镜|度付きサングラス
    eye|128|Dry eye treatment|干眼护理|ドライアイ治療
    glasses|159|Children's glasses package|儿童配镜套餐|子ども眼鏡セット`,
    `
    Frames from small makers in Sabae, fitted by hand.|鲭江小厂镜架，手工调校。|鯖江の小さな工房の枠を、手で合わせます。
    An optometrist who explains the picture of your eye.|验光师会为你讲解眼底照片。|眼底写真を丁寧に説明してくれます。`,
    `
    Retinal photograph|眼底照相|眼底写真
    Lens coating|镜片镀膜|レンズコーティング
    Adjustment for life|终身免费调校|調整は一生無料
    Cleaning cloth and case|镜布与镜盒|クロスとケース`,
  ),
  leaf(
    1343,
    'appointment',
    'Acupuncture and Physio|中医理疗馆|鍼灸治療院',
    `
    needle|98|Acupuncture with consultation|针灸含问诊|鍼治療と問診
    needle|78|Cupping and moxibustion|拔罐艾灸|吸い玉とお灸
    physio|118|Physiotherapy assessment|物理治疗评估|理学療法の評価
    herb|64|Herbal consultation|中草药问诊|漢方相談
    physio|88|Sports injury massage|运动损伤推拿|スポーツ障害の施術`,
    `
    Fine needles, warm lamps, and twenty minutes in which nobody talks.|细针、暖灯，二十分钟无人打扰。|細い鍼と温かい灯り。二十分の静けさ。
    Registered practitioners who write down what they did and why.|注册医师会记录每一步及缘由。|有資格者が、行ったことと理由を書き残します。`,
    `
    Full intake on the first visit|首诊完整问诊|初診の丁寧な問診
    Single-use needles|一次性针具|使い捨ての鍼
    Home exercise sheet|居家练习单|自宅運動の手引き
    Insurance receipt|保险收据|保険用領収書`,
  ),
]
