import { texts } from '@/backend/demo/localise'
import type { Localised } from '@/lib/domain/site/languages'

/** Sentences for one group of categories: praise and criticism. */
interface ReviewPool {
  good: Localised[]
  mixed: Localised[]
}

const FOOD: ReviewPool = {
  good: texts(`
    The broth was deep without being heavy and arrived properly hot.|汤头浓而不腻，上桌时还滚烫。|スープは深い味なのに重くなく、熱々で届きました。
    Portions were generous; we took half of it home and were glad the next day.|份量很足，打包了一半，第二天吃还是香。|量がたっぷりで、半分持ち帰って翌日も楽しめました。
    You can taste that everything is made that morning.|吃得出都是当天现做的。|その日に作ったものだとすぐわかります。
    My mother, who praises nothing, asked for the name of the cook.|我妈从不夸人，这次竟问厨师是谁。|めったに褒めない母が料理人の名前を聞きました。
    Crisp outside, tender inside, and exactly enough garlic.|外脆里嫩，蒜香刚刚好。|外はかりっと中は柔らか、にんにくも絶妙です。
    The set was worth more than the price, and the tea kept coming.|套餐超值，茶水一直续。|値段以上のセットで、お茶も何度も注いでくれました。
    We came for the deal and will come back without one.|冲着优惠来，下次没优惠也会来。|割引目当てで来ましたが、次は割引なしでも来ます。
    The dessert alone is worth the walk.|光是甜品就值得走一趟。|デザートだけでも行く価値があります。`),
  mixed: texts(`
    Tasty, though a little salty for me.|味道不错，只是偏咸。|おいしいけれど、少し塩辛めでした。
    Good food, but we waited twenty minutes in spite of a booking.|菜好吃，但订了位还等了二十分钟。|味は良いのに、予約していても二十分待ちました。
    The dish was smaller than in the picture.|实物比图片小一点。|写真より小さめでした。`),
}

const PLAY: ReviewPool = {
  good: texts(`
    Two hours went by like twenty minutes.|两个小时像二十分钟一样过去。|二時間が二十分のように過ぎました。
    The children are still talking about it.|孩子们到现在还在聊。|子どもたちは今もその話をしています。
    Staff explained everything twice, with a smile both times.|工作人员讲了两遍，两遍都带笑。|スタッフは二度も笑顔で説明してくれました。
    Clean, well run, and we never queued.|干净有序，全程不用排队。|清潔で段取りがよく、並びませんでした。
    A clever ending that none of us saw coming.|结局巧妙，谁也没猜到。|誰も予想しなかった見事な結末でした。
    Best birthday that I have organised in years.|这些年办得最好的一次生日。|ここ数年で一番の誕生日会でした。`),
  mixed: texts(`
    Fun, but the sound was too loud in the front.|好玩，但前排声音太大。|楽しいけれど、前の席は音が大きすぎます。
    Parking took longer than the first act.|停车花的时间比第一幕还长。|駐車に第一幕より時間がかかりました。`),
}

const CARE: ReviewPool = {
  good: texts(`
    I walked out two centimetres taller.|走出来感觉高了两厘米。|背が二センチ伸びた気分で帰りました。
    They listened first, and it shows in the result.|先倾听再动手，效果说明一切。|まず話を聞いてくれて、結果に表れています。
    Quiet room, warm towels, nobody tried to sell me anything.|房间安静，毛巾温热，也不推销。|静かな部屋に温かいタオル。勧誘もありません。
    Three weeks later it still looks fresh.|三周后依旧如新。|三週間たってもきれいなままです。
    Spotless, on time and very gentle.|一尘不染，准时，手法轻柔。|清潔で時間どおり、とても丁寧です。
    The best hour of my week, without question.|毫无疑问是我一周里最好的一小时。|間違いなく今週で一番の一時間でした。`),
  mixed: texts(`
    Lovely work, but the room was a bit cold.|手艺很好，就是房间有点冷。|腕は良いのですが、部屋が少し寒かったです。
    Good result; booking by phone took a few tries.|效果不错，电话预约打了几次才通。|仕上がりは良いですが、電話予約に何度かかかりました。`),
}

const JOURNEY: ReviewPool = {
  good: texts(`
    We saw more in one day than in a week on our own.|一天看到的比自己玩一周还多。|自分たちで一週間回るより多くを見られました。
    The guide knew every bend of the road and every bird on it.|导游熟悉每个弯道和路上每只鸟。|案内人は道の曲がり角も鳥の名もすべて知っていました。
    Woke up to mist on the lake and did not want to leave.|醒来湖面起雾，舍不得走。|朝、湖に霧が立ち、帰りたくなくなりました。
    Everything ran on time, even the weather.|一切准时，连天气也配合。|天気まで予定どおりでした。
    Comfortable bed, kind people, excellent breakfast.|床舒服，人亲切，早餐出色。|寝心地のよい寝台、親切な人、見事な朝食でした。
    Three whales and a rainbow. I have no further requests.|三头鲸鱼加一道彩虹，别无所求。|クジラ三頭と虹。もう望むものはありません。`),
  mixed: texts(`
    Beautiful, but the lunch stop was rushed.|风景很美，但午餐太赶。|景色は最高ですが、昼食が慌ただしかったです。
    Smaller room than expected, although the view makes up for it.|房间比想象小，好在景色补回来了。|部屋は思ったより狭いですが、眺めで帳消しです。`),
}

const GOODS: ReviewPool = {
  good: texts(`
    Better made than I dared to hope at this price.|这个价格做工超出预期。|この値段でこの作りは期待以上です。
    Arrived the same day, wrapped like a present.|当天送到，包装像礼物。|その日のうちに、贈り物のような包みで届きました。
    I use it every single day.|我每天都在用。|毎日使っています。
    The colour is exactly as in the picture.|颜色和图片一模一样。|色は写真のとおりでした。
    Bought a second one for my sister.|又给妹妹买了一件。|妹にもう一つ買いました。
    They changed the size without any fuss.|换尺码很爽快。|サイズ交換もすぐに応じてくれました。`),
  mixed: texts(`
    Nice, but the box was dented.|东西不错，盒子有点压痕。|品は良いですが、箱がへこんでいました。
    Good quality, one size smaller than usual.|质量好，尺码偏小一号。|品質は良いのですが、サイズは小さめです。`),
}

const WORK: ReviewPool = {
  good: texts(`
    Came when they said, charged what they said.|说几点到就几点到，说多少就收多少。|言った時間に来て、言った額だけでした。
    The flat has not looked like this since we moved in.|搬进来以后家里没这么干净过。|入居以来、一番きれいになりました。
    Showed me the old part and explained why it failed.|给我看旧件，还解释为什么坏。|古い部品を見せて、原因も説明してくれました。
    Friendly, quick and careful with the floor.|友善利落，还很爱护地板。|親切で手早く、床も大切に扱ってくれました。
    I stopped looking for anyone else.|从此不再找别家。|もう他を探すのはやめました。
    My dog, who hates everyone, wagged.|我家狗讨厌所有人，居然摇尾巴了。|誰にもなつかない犬がしっぽを振りました。`),
  mixed: texts(`
    Good work, an hour late because of traffic.|活不错，堵车晚了一小时。|仕事は良いですが、渋滞で一時間遅れました。
    Fine in the end after a second visit.|来了第二次才弄好。|二度目の訪問で直りました。`),
}

/** The pool that matches a category. */
export function reviewPool(leafId: number): ReviewPool {
  if (leafId < 1050) return FOOD
  if (leafId === 1050 || (leafId >= 1500 && leafId < 1600)) return GOODS
  if (leafId < 1200) return PLAY
  if (leafId < 1400) return CARE
  return leafId < 1500 ? JOURNEY : WORK
}

export const CLOSINGS = {
  good: texts(`
    Warmly recommended.|真心推荐。|心からおすすめします。
    Already booked again.|已经又订了一次。|もう次を予約しました。
    Five stars from all of us.|全家一致五星。|家族全員で五つ星です。
    Using the voucher was easy.|用券很方便。|クーポンの利用も簡単でした。
    See you next month.|下个月见。|また来月伺います。`),
  mixed: texts(`
    I would give it another try.|会再给一次机会。|もう一度試してみます。
    Fair for the price.|这个价可以接受。|値段相応だと思います。`),
}

/** What stores write below reviews. */
export const ANSWERS = {
  good: texts(`
    Thank you, we look forward to your next visit.|谢谢您，期待您再次光临。|ありがとうございます。またのお越しをお待ちしております。
    Thank you for taking the time. The whole team was glad to read this.|感谢您的评价，全体员工都很开心。|ご投稿ありがとうございます。スタッフ一同、励みになります。`),
  mixed: texts(`
    Thank you for telling us. We are sorry, and have changed this since.|感谢您的反馈。非常抱歉，我们已作改进。|ご指摘ありがとうございます。申し訳ございません。その後改善いたしました。
    We are sorry that it was not perfect. Please call us, so that we can put it right.|很抱歉没有做到最好，请致电我们，让我们弥补。|ご期待に沿えず申し訳ございません。お電話いただければ対応いたします。`),
}
