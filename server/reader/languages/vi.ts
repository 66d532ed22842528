import type { Lexicon } from '../lexicon/lexicon.ts';

/** Vietnamese: without tone marks, single syllables collide with words of other languages, so phrases have at least two. */
export const lexicon: Lexicon = {
  infringing: `
    vi phạm | xâm phạm | trái phép | trái pháp luật | bất hợp pháp | phi pháp | không được phép | không phép | bản lậu | in lậu
    sách lậu | phim lậu | vi phạm bản quyền | ăn cắp | đánh cắp | bị lấy cắp | lấy trộm | đạo văn | đạo nhái | sao chép trái | làm giả
    hàng giả | (không|chưa) ~3 (cho phép|đồng ý|cấp phép|ủy quyền|xin phép|chấp thuận)
    không có ~2 (sự cho phép|giấy phép|sự đồng ý|quyền) | chưa từng ~2 (cho phép|đồng ý|cấp phép)
    (tự ý|tự tiện) ~1 (sử dụng|đăng|sao chép|lấy) | rò rỉ | nội dung bị (tố cáo|báo cáo|khiếu nại)`,
  removal: `
    gỡ bỏ | gỡ xuống | gỡ ngay | (xóa|xoá) (bỏ|nội dung|bài|ngay|các|đường|trang|video|hình|khỏi) | yêu cầu (xóa|gỡ) | hạ xuống
    vô hiệu hóa | vô hiệu hoá | chặn truy cập | ngăn chặn | ngừng (sử dụng|đăng|phát tán|cung cấp) | chấm dứt | tháo gỡ | việc (gỡ|xóa)`,
  published: `
    đăng tải | tải lên | đăng lại | đăng lên | sao chép | chia sẻ | phát tán | phân phối | phát hành lại | tải về miễn phí
    tải miễn phí | xem miễn phí | đọc miễn phí | được sử dụng | đang sử dụng | sử dụng ~1 (hình ảnh|nội dung|tác phẩm) | hiển thị
    xuất hiện (trên|tại) | reup | re up | phát sóng lại`,
  hosting: `
    (máy chủ|trang web|website|hệ thống|nền tảng|dịch vụ) ~1 (của |)(quý vị|quý công ty|các bạn|các anh|quý ngài|bạn)
    (mạng|khách hàng|người dùng|tên miền|công ty) ~1 (của |)(quý vị|quý công ty|các bạn|các anh|quý ngài|bạn) | được lưu trữ
    lưu trữ (tại|trên|bởi) | dịch vụ lưu trữ`,
  original: `
    chính thức | bản gốc | nguyên gốc | nguyên bản | tác phẩm gốc | hợp pháp (tại|trên|của) | chính hãng
    tác phẩm ~2 (được bảo hộ|bị xâm phạm|bị vi phạm) | (công bố|xuất bản|đăng|phát hành) lần đầu
    lần đầu ~2 (công bố|xuất bản|đăng|phát hành) | được cấp phép | giấy chứng nhận đăng ký | đăng ký bản quyền`,
  sale: `
    được bán | đang bán | bán tại | bán trên | mua tại | mua bản | đặt mua | giá bán | bảng giá | nhà sách | phí bản quyền | mua bán
    cửa hàng bán`,
  source: `
    (trang|trang web|website|blog|kênh|cửa hàng|fanpage|tài khoản|trang chủ) (của |chính thức của |)(chúng tôi|tôi|công ty)
    trang chính thức | (sao chép|lấy|ăn cắp|đánh cắp|tải) ~3 từ | ảnh chụp màn hình | chụp màn hình | bằng chứng | chứng cứ | so sánh
    chính sách | điều khoản | quyền riêng tư | thông tin thêm | chi tiết xem | liên hệ với chúng tôi | giấy ủy quyền | tòa án
    luật sở hữu trí tuệ | nghị định | triển lãm | giải thưởng | giới thiệu về | lưu trữ web | hủy đăng ký nhận
    chỉ (có trên|đăng trên|bán tại|phát hành trên) | độc quyền (tại|trên)`,
  party: `
    thông tin liên hệ | liên hệ | chủ sở hữu | chủ thể quyền | người khiếu nại | bên khiếu nại | người báo cáo | người đại diện
    đại diện | luật sư | công ty luật | tên công ty | tổ chức | nhà xuất bản | chữ ký | người gửi | người yêu cầu`,
  location: `
    đường dẫn | đường link | liên kết | địa chỉ | trang web | website | tên miền | dưới đây | sau đây | tại đây | như sau | url | link
    nằm tại | ở trang`,
  exception: `ngoại trừ | trừ trang | ngoài ra trừ | không bao gồm`,
  clauseStart: `trong khi | tuy nhiên | nhưng mà | do đó | vì vậy | trái lại`,
  conjunction: `và | hoặc | cũng như | cùng với | hay là`,
  preposition: `tại | trên | ở | từ | là | xem | qua | đến | của | và | theo`,
  removedFrom: `(gỡ bỏ|gỡ xuống|xóa|gỡ) ... (khỏi|từ|khỏi trang|khỏi trang web) $`,
  movedTo: `(sao chép|lấy|ăn cắp|đánh cắp|tải) ... từ ... (lên|sang|đến|và đăng lên|và đăng tại|hiện ở) $`,
  copyVerb: `
    ^ (sử dụng|đang sử dụng|đã sử dụng|sao chép|đã sao chép|đăng tải|đã đăng)
    ^ (ăn cắp|đã lấy|hiển thị|bán|phát tán|vi phạm|xâm phạm|tự ý|đang bán) | ^ là ~2 (bản sao|bản lậu|bản dịch|bản sao chép)`,
  licensed: `(được|có) ~1 (cấp phép|cho phép|giấy phép|sự đồng ý) ~1 (của chúng tôi|của tôi|hợp lệ) | theo giấy phép | có giấy phép`,
  workLabel: `
    ^ (tác phẩm|tác phẩm gốc|tác phẩm của tôi|tác phẩm của chúng tôi|tên tác phẩm|tiêu đề tác phẩm) $
    ^ (của tôi|của chúng tôi|chúng tôi) $ | ^ (ảnh|hình ảnh|video|bài viết|sách|bài hát|phim|tranh|sản phẩm) của (tôi|chúng tôi) $`,
  unrelatedLabel: `^ (blog|hồ sơ năng lực|bằng chứng|ảnh chụp màn hình|vụ việc|mã vụ việc|số hồ sơ|danh mục|trang chủ|tham khảo) $`,
  copyLabel: `^ (bản sao|bản lậu|của họ|kẻ vi phạm|bên vi phạm|vi phạm|kẻ cắp|hàng giả|link vi phạm|url vi phạm|đường dẫn vi phạm) $`,
  fileLabel: `^ (tệp|tên tệp|tệp tin|tên tệp tin|tên file) $`,
  messageLabel: `tin nhắn | nội dung tin | bình luận | mô tả | ghi chú | giải thích | lời nhắn | nội dung khiếu nại`,
  sourceColumn: `^ (nguồn|tham khảo|khách hàng|chủ sở hữu|nhà xuất bản|sản phẩm|tác phẩm|tiêu đề|danh mục|bản gốc)`,
  sentence: `(chúng tôi|tôi|quý vị|họ) * | (đã|đang|sẽ|được) * | xin * | yêu cầu * | rằng *`,
  introduces: `sau đây | dưới đây | như sau | tại đây | có thể (xem|tìm thấy|truy cập) | cụ thể là | gồm có`,
  firstPerson: `chúng tôi | của tôi | tôi là | của chúng tôi | công ty tôi | công ty chúng tôi | khách hàng của chúng tôi | thân chủ | chúng em`,
  thirdPerson: `
    bọn họ | của họ | người khác | ai đó | người bán | người dùng | bên thứ ba | kẻ xấu | trang này | người đăng | chủ trang
    bên vi phạm | đối tượng`,
  website: `trang web | website | trang chủ | cửa hàng | chính thức | xem tại | truy cập | so sánh | nhà xuất bản | danh mục | kênh chính`,
  sentWith: `^ được gửi từ | ^ đã gửi từ | ^ gửi từ | ^ không có virus`,
  partyContext: `
    thay mặt | đại diện | nhân danh | chủ sở hữu | tác giả | nhà xuất bản | nhiếp ảnh gia | tôi là | chúng tôi là | tên tôi là | họa sĩ
    nhạc sĩ | đạo diễn | khách hàng của chúng tôi | công ty | ca sĩ | nhà văn`,

  closing: `
    trân trọng | trân trọng kính chào | kính thư | kính chào | thân ái | xin (chân thành |trân trọng |)cảm ơn | chân thành cảm ơn
    cảm ơn | cám ơn | xin cám ơn | trân trọng cảm ơn | trân trọng cám ơn | (cảm ơn|cám ơn) (quý vị|quý công ty|rất nhiều|các bạn)
    kính gửi lời chào`,
  opening: `^ kính gửi | ^ kính thưa | ^ thưa | ^ xin chào | ^ chào | ^ gửi | ^ thân gửi`,
  enclosure: `^ phụ lục | ^ đính kèm | ^ tài liệu đính kèm | ^ danh sách (đường dẫn|bằng chứng|url)`,

  goodFaith: `thiện chí | ngay tình | trung thực và thiện ý | thiện ý`,
  belief: `tin rằng | tin tưởng | niềm tin | cho phép | sử dụng | cho rằng | xác nhận | đồng ý`,
  plainBelief: `(hoàn toàn|thành thật|có cơ sở|có lý do) ... tin rằng | tin rằng ... (không|chưa) ~2 (được phép|cho phép|cấp phép)`,
  perjury: `
    khai man | khai báo gian dối | lời thề | tuyên thệ | làm chứng gian dối | khai gian | chịu trách nhiệm trước pháp luật | xin thề`,
  accurate: `chính xác | đúng sự thật | là đúng | trung thực | xác thực`,
  information: `thông tin | thông báo | khiếu nại | tuyên bố | nội dung | nêu trên | báo cáo | trình bày`,
  authority: `
    được ủy quyền | được uỷ quyền | chủ sở hữu | đại diện | thay mặt | độc quyền | chủ thể quyền | có thẩm quyền | người nắm giữ
    tác giả`,
  requirement: `
    (phải|cần|nên) ~1 (bao gồm|có|cung cấp|nêu rõ|ghi rõ) | vui lòng (bao gồm|ghi rõ|nêu rõ) | yêu cầu bắt buộc | thông tin bắt buộc`,
  declares: `(tôi|chúng tôi) ~5 (tuyên bố|cam đoan|cam kết|xác nhận|tin rằng|khẳng định|tuyên thệ|xin thề) | (xin cam đoan|tôi cam đoan)`,
  typingPrompt: `(nhập|sao chép|dán|gõ) ~8 (tuyên bố|câu sau|nội dung sau)`,
  negativeAnswer: `^ không $ | không đồng ý $ | ^ chưa chọn $ | ^ không chọn $`,
  workType: `
    tác phẩm | hình ảnh | bức ảnh | tấm ảnh | ảnh chụp | bộ ảnh | video | bộ phim | phim ảnh | bài hát | ca khúc | âm nhạc | bản nhạc
    cuốn sách | quyển sách | sách giáo khoa | sách điện tử | tiểu thuyết | truyện | bài viết | bài báo | bài thơ | phần mềm | mã nguồn
    chương trình | trò chơi | khóa học | bài giảng | giáo trình | thiết kế | bản vẽ | tranh vẽ | bức tranh | tranh minh họa | bản ghi âm
    tập phim | công thức | bản đồ | tạp chí | bản dịch | luận văn | phông chữ | kịch bản | phim tài liệu | nội dung số | ứng dụng
    đề thi | mẫu thiết kế`,
  ownership: `
    của tôi | của chúng tôi | tác giả | bản quyền | quyền tác giả | chủ sở hữu | thuộc sở hữu | do tôi | do chúng tôi | thuộc về
    nhà xuất bản | khách hàng | sáng tác | tôi viết | tôi chụp | tôi vẽ | có tựa đề | nhiếp ảnh gia | công ty tôi | mang tên`,
  titled: `có tựa đề | có tên | mang tên | tựa đề | nhan đề | bản sao của | với tiêu đề`,
  workField: `
    tác phẩm | tiêu đề | tựa đề | tên tác phẩm | bản gốc | bài hát | ca khúc | nghệ sĩ | phim | cuốn sách | tên sách | hình ảnh | video
    trò chơi | phần mềm | tác giả | sản phẩm | isbn`,
  notWorkField: `
    chủ sở hữu | đại diện | đường dẫn | liên kết | url | địa chỉ | đăng ký | chức vụ | chức danh | vi phạm | thông báo | công ty
    tiêu đề thư`,
  copyrightIn: `(bản quyền|quyền tác giả|quyền sở hữu) (đối với|của|cho|tác phẩm)`,
  signatureField: `chữ ký | ký tên | chữ kí | ký bởi | đã ký`,
  notSignature: `ngày ký | ngày tháng | thời gian | thuật toán`,
  nameBelow: `(nhập|gõ|điền) ~4 (họ tên|tên|chữ ký) | chữ ký (điện tử|số|của tôi) ~1 (dưới đây|như sau|là) | (được ký bởi|người ký)`,
  notName: `^ (kính|xin|vui lòng|đây|cảm ơn|trân trọng|điện thoại|địa chỉ|ngày|ghi chú|đính kèm|nếu|chúng tôi|tôi|lưu ý)`,
  office: `
    ^ (luật sư|giám đốc|tổng giám đốc|trưởng phòng|quản lý|chủ tịch|người sáng lập|nhiếp ảnh gia)
    ^ (tác giả|biên tập|phòng pháp chế|bộ phận pháp lý|đại diện|phó giám đốc)`,
  phone: `điện thoại | số điện thoại | di động | sđt | hotline | đt`,
  address: `địa chỉ | địa chỉ liên hệ | trụ sở | nơi ở | địa chỉ thường trú | mã bưu chính`,
  street: `đường | phố | phường | quận | huyện | ngõ | tầng | tòa nhà | thành phố | hộp thư | thị xã | số nhà`,

  bounceSubject: `không gửi được | gửi thất bại | không thể (gửi|chuyển) | thư bị trả lại | không chuyển được`,
  autoSubject: `trả lời tự động | thư trả lời tự động | phản hồi tự động | vắng mặt | đang nghỉ phép`,
  autoText: `
    (trả lời|phản hồi|thư) tự động | (đang|sẽ) ~1 nghỉ phép
    (chúng tôi|hệ thống) đã (nhận được|tiếp nhận) ~2 (thư|yêu cầu|tin nhắn|báo cáo|khiếu nại) | mã yêu cầu
    không trả lời (thư|email) này | yêu cầu của (bạn|quý khách) đã được`,
  retraction: `
    (rút lại|hủy bỏ|huỷ bỏ|thu hồi|rút|hủy) ~4 (thông báo|khiếu nại|yêu cầu|báo cáo|đơn) | rút lại
    (thông báo|khiếu nại|yêu cầu|báo cáo) ~4 (được rút|đã rút|không còn hiệu lực|bị hủy|đã hủy)
    (bỏ qua|vui lòng bỏ qua) ~4 (thông báo|khiếu nại|yêu cầu|báo cáo|email)`,
  retractionTitle: `rút lại | rút khiếu nại | hủy khiếu nại | thu hồi | rút đơn`,
  condition: `nếu như | nếu quý | nếu không | nếu bạn | nếu | trừ khi | có thể | trong trường hợp | cho đến khi`,
  partialRetraction: `chỉ (đối với|rút|cho|với) | một phần | các đường dẫn còn lại | còn lại | những (đường dẫn|nội dung|link) khác`,
  mistakenRemoval: `
    nhầm lẫn | do nhầm | bị nhầm | sai sót | xác định sai | gỡ nhầm | xóa nhầm | khiếu nại sai | không có căn cứ | vô căn cứ | hiểu lầm
    báo cáo sai`,
  jurisdiction: `thẩm quyền xét xử | quyền tài phán | tòa án liên bang | thẩm quyền của tòa | tòa án khu vực`,
  serviceOfProcess: `(chấp nhận|đồng ý nhận) ~4 (tống đạt|giấy triệu tập|văn bản tố tụng) | tống đạt`,
  counterNotice: `
    thông báo phản đối | phản thông báo | thông báo phản hồi | khiếu nại ngược | đơn phản đối | phản đối việc (gỡ|xóa) | kháng nghị
    thông báo đối ứng`,
  copyright: `
    bản quyền | quyền tác giả | vi phạm bản quyền | bản lậu | in lậu | phim lậu | sách lậu | thông báo dmca | khiếu nại dmca
    quyền liên quan`,
  notCopyright: `(cục|phòng|luật|chính sách|bộ phận|đội) bản quyền | không có bản quyền | miễn phí bản quyền | không bản quyền`,
  trademark: `nhãn hiệu | thương hiệu | hàng giả | hàng nhái | giả mạo nhãn | cạnh tranh không lành mạnh | làm nhái`,
  notTrademark: `nhãn hiệu ~5 (chủ sở hữu tương ứng|tương ứng) | tất cả các nhãn hiệu`,
  rightsClaim: `
    bản quyền | quyền tác giả | xâm phạm | vi phạm | dmca | sở hữu trí tuệ | đạo văn | bản lậu | sử dụng trái phép | sao chép trái phép
    yêu cầu gỡ bỏ | quyền sở hữu trí tuệ`,
  takenWithoutPermission: `
    ăn cắp | đánh cắp | lấy cắp | lấy trộm | đạo văn | đạo nhái | trái phép | tự ý | không được phép
    (không|chưa) ~3 (cho phép|đồng ý|cấp phép|ủy quyền|xin phép) | không xin phép | sao chép (nguyên văn|toàn bộ|y nguyên) | bản lậu
    vi phạm | xâm phạm | (thuộc về|thuộc sở hữu của|thuộc quyền sở hữu của) (tôi|chúng tôi)
    (tôi|chúng tôi) là ~1 (tác giả|chủ sở hữu|người tạo|nhiếp ảnh gia) | do (tôi|chúng tôi) (sáng tác|viết|chụp|vẽ|tạo|sản xuất)`,
  phishing: `lừa đảo | phần mềm độc hại | mã độc | thư rác | tấn công mạng | bị hack | giả mạo trang web | phishing | botnet`,
  harassment: `
    phỉ báng | vu khống | quấy rối | dữ liệu cá nhân | thông tin cá nhân | xúc phạm | đe dọa | bôi nhọ | khiêu dâm trẻ em
    danh dự nhân phẩm | quyền được lãng quên`,
  forwardedNotice: `
    (thông báo|khiếu nại|báo cáo) ~2 (quý vị|bạn|quý công ty) ~1 (chuyển|gửi|chuyển tiếp)
    (quý vị|bạn|quý công ty) ~2 (chuyển tiếp|gửi cho) ~5 (thông báo|khiếu nại)`,
  marketing: `
    dùng thử miễn phí | tư vấn miễn phí | khuyến mãi | khuyến mại | giảm giá | ưu đãi | dịch vụ của chúng tôi | gói dịch vụ
    hủy đăng ký | hội thảo trực tuyến | dịch vụ seo | báo giá | backlink | tăng doanh số`,
  informationRequest: `
    (vui lòng|xin) ~2 (cung cấp|gửi|bổ sung|điền|nộp lại|đính kèm) | chúng tôi cần | để (xử lý|giải quyết) | thông tin còn thiếu
    chưa đầy đủ`,
  yourNotice: `(thông báo|khiếu nại|yêu cầu|báo cáo|email|thư|tin nhắn|đơn) của (bạn|quý vị|quý khách|quý công ty|anh|chị|ông|bà)`,
  alreadyRemoved: `
    (đã|đã được|đã bị) (gỡ bỏ|gỡ xuống|gỡ|xóa|chặn|vô hiệu hóa|khóa|đình chỉ|tháo gỡ) | không còn (tồn tại|truy cập|hiển thị)
    (đóng|kết thúc) (yêu cầu|vụ việc)`,
  stillOnline: `vẫn còn | lại tiếp tục | một lần nữa | chưa được | chưa gỡ | chưa xóa | tiếp tục`,
  inquiry: `
    bao nhiêu | làm thế nào | như thế nào | khi nào | ai là | có thể cho | được không | cho hỏi | xin hỏi | câu hỏi | hóa đơn | báo giá
    khảo sát | phỏng vấn | xin việc | ở đâu | tại sao | xin phép sử dụng`,
  thanks: `cảm ơn | cám ơn | biết ơn`,
  extortion: `
    (thanh toán|trả tiền|bồi thường|nộp phạt|chuyển khoản) ... (nếu không|trong vòng|trước ngày)
    nếu không ... (khởi kiện|pháp lý|tòa án|công an) | bitcoin* | bồi thường ~3 (số tiền|triệu|đồng|usd)`,
  threatened: '',
  credentials: `(xác nhận|xác minh|nhập) ~5 mật khẩu`,

  fromField: `người gửi | từ | gửi từ`,
  otherField: `
    đến | ngày | chủ đề | đã gửi | tiêu đề | người nhận | gửi đến | ngày gửi | tệp đính kèm | trả lời tới | thời gian | gửi`,
  forwarded: `(thư|tin nhắn|email|thông điệp) (được |đã |)chuyển tiếp | chuyển tiếp (thư|tin nhắn|email) | bắt đầu thư chuyển tiếp`,
  originalMessage: `(thư|tin nhắn|thông điệp|email) gốc`,
  attribution: `đã viết $ | viết $ | đã viết như sau $`,
  forwardPrefix: `chuyển tiếp | fwd | fw`,
  replyPrefix: `trả lời | tl | re`,
  relaying: `
    (nhận được|tiếp nhận) ~4 (khiếu nại|thông báo|báo cáo|yêu cầu|phản ánh)
    (chuyển tiếp|chuyển đến) ~4 (khiếu nại|thông báo|báo cáo|quý vị|quý khách) | (khiếu nại|thông báo|báo cáo) sau đây
    biểu mẫu ~2 (liên hệ|báo cáo|khiếu nại|trực tuyến)`,
  reporter: `người báo cáo | người gửi báo cáo | được gửi bởi | người nộp | người yêu cầu | báo cáo bởi`,
  complainant: `người khiếu nại | bên khiếu nại | chủ sở hữu (bản quyền|quyền) | chủ thể quyền | nguyên đơn | bên bị hại`,
  withheld: `(tên|danh tính|người báo cáo) ~6 (bí mật|ẩn danh)`,
  emailLabel: `email* | e-?mail* | thư điện tử | địa chỉ thư`,
  nameLabel: `họ tên | họ và tên | tên đầy đủ | tên của bạn | tên người liên hệ | ^ tên $`,
  firstName: `tên gọi | ^ tên $`,
  lastName: `họ và đệm | họ đệm | ^ họ $`,
  otherName: `
    công ty | tệp tin | tên tệp | người dùng | tên miền | tài khoản | trang web | tác phẩm | tổ chức | sản phẩm | doanh nghiệp | máy chủ
    đăng nhập`,
  registry: `nhà đăng ký | nhà cung cấp (lưu trữ|dịch vụ lưu trữ|hosting) | đăng ký tên miền | máy chủ tên miền | chủ thể tên miền`,
  noReply: 'không trả lời | khongtraloi',
};
