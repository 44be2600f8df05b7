import type { WordTree } from '../word-tree';

/** Vietnamese, addressed as quý vị. */
export const vi: WordTree = {
  resident: {
    survey: {
      questionOf: 'Câu hỏi {number} trong số {of}',
      percent: 'Đã hoàn thành {percent}%',
      required: 'bắt buộc',
      onlyIfShown: 'Nếu câu hỏi này không áp dụng cho quý vị, xin bỏ qua.',
      previous: 'Quay lại',
      next: 'Tiếp theo',
      submit: 'Gửi',
      submitting: 'Đang gửi...',
      failed: 'Đã xảy ra lỗi khi gửi câu trả lời của quý vị. Vui lòng thử lại.',
      kept: 'Các câu trả lời của quý vị vẫn còn ở đây.',
      saved: 'Đã lưu trên thiết bị này',
      drafts: {
        began: 'Quý vị đã bắt đầu vào {day}.',
        goOn: 'Tiếp tục',
        changed: 'Bản khảo sát đã thay đổi kể từ khi quý vị bắt đầu. Chúng tôi đã giữ các câu trả lời của quý vị.',
        earlierRound:
          'Quý vị đã bắt đầu các câu trả lời này trong một đợt trước của bản khảo sát. Nếu quý vị gửi bây giờ, chúng sẽ được tính cho đợt này.',
        lost: 'Số câu trả lời chúng tôi không giữ được: {lost}.',
        check: 'Vui lòng kiểm tra các câu trả lời trước khi gửi.',
      },
      startOver: 'Bắt đầu lại',
      startOverSure: 'Xóa tất cả câu trả lời của quý vị và bắt đầu lại?',
      noSubmitYet: 'Có vẻ như quý vị không có kết nối mạng. Chúng tôi sẽ tiếp tục thử.',
      document: 'Mở tài liệu',
      newTab: '(mở trong thẻ mới)',
      privacy:
        'Quý vị không cần tài khoản và chúng tôi không dùng cookie. Các câu trả lời không được liên kết với quý vị.',
      privacyNotice: 'Đọc thông báo về quyền riêng tư của {council}',
      consent:
        'Khi gửi câu trả lời, quý vị đồng ý rằng {council} có thể sử dụng chúng như mô tả trong thông báo về quyền riêng tư của mình.',
      poweredBy: 'Vận hành bằng {product}',
      providedBy: 'Bản khảo sát do {council} cung cấp',
      demo: 'Đây là bản trình diễn. Những gì quý vị nhập sẽ không được lưu.',
      minutes: { other: 'Mất khoảng {minutes} phút' },
      languages: 'Ngôn ngữ',
      share: 'Đây là thiết bị dùng chung. Không lưu câu trả lời của tôi trên thiết bị này.',
      shared:
        'Các câu trả lời của quý vị không được lưu trên thiết bị này. Chúng sẽ bị xóa khi quý vị gửi hoặc khi quý vị không dùng trang này nữa.',
      legend: 'Các câu hỏi có dấu * phải được trả lời.',
      options: 'Tùy chọn',
      minutesLeft: { other: 'Còn khoảng {minutes} phút' },
      check: {
        title: 'Kiểm tra các câu trả lời',
        text: 'Sửa những chỗ chưa đúng. Sau đó nhấn “Gửi”.',
        change: 'Sửa',
        none: 'Không có câu trả lời',
      },
      aloud: { start: 'Đọc to', stop: 'Ngừng đọc' },
      easy: {
        label: 'Dễ đọc',
        one: 'Đọc từng câu hỏi một.',
        two: 'Chọn câu trả lời của quý vị. Sau đó nhấn “Tiếp theo”.',
        three: 'Quý vị có thể dừng bất cứ lúc nào.',
      },
      enlarge: 'Phóng to hình ảnh',
      close: 'Đóng',
      problems: {
        required: 'Vui lòng trả lời câu hỏi này.',
        too_long: 'Câu trả lời của quý vị quá dài. Vui lòng rút ngắn.',
        not_an_answer: 'Vui lòng nhập câu trả lời phù hợp với câu hỏi.',
      },
      banners: {
        not_taken:
          'Trang này đã mở quá lâu nên các câu trả lời của quý vị chưa được gửi. Không có gì bị mất. Vui lòng kiểm tra các câu trả lời và nhấn “Gửi” lần nữa.',
        not_reachable: 'Không thể lưu các câu trả lời của quý vị. Chúng vẫn còn ở đây. Vui lòng nhấn “Gửi” lần nữa.',
        incomplete: 'Một số câu trả lời còn thiếu hoặc không hợp lệ. Vui lòng kiểm tra các câu hỏi bên dưới.',
        too_large:
          'Tổng các câu trả lời của quý vị quá dài. Không có gì bị mất. Vui lòng rút ngắn những câu dài nhất và nhấn “Gửi” lần nữa.',
      },
      thankYou: {
        title: 'Xin cảm ơn quý vị!',
        text: 'Các câu trả lời của quý vị đã được gửi thành công.',
        more: 'Hội đồng sẽ đọc các câu trả lời và thông báo kết quả khi cuộc khảo sát kết thúc. Quý vị có thể đóng trang này.',
      },
      after: {
        offline:
          'Quý vị không có kết nối mạng. Quý vị có thể tiếp tục và gửi câu trả lời. Chúng được lưu trên thiết bị này và sẽ được gửi khi có kết nối trở lại.',
        offlineUnkept:
          'Quý vị không có kết nối mạng và các câu trả lời không được lưu trên thiết bị này. Xin giữ trang này mở và nhấn “Gửi” khi có kết nối trở lại.',
        waitingTitle: 'Đã lưu, đang chờ kết nối',
        waitingText:
          'Các câu trả lời của quý vị được lưu trên thiết bị này và sẽ được gửi khi có kết nối trở lại. Xin giữ trang này mở, hoặc mở lại khi có kết nối.',
        earlierWaiting:
          'Trên thiết bị này có các câu trả lời đang chờ được gửi. Chúng sẽ được gửi khi có kết nối trở lại.',
        earlierSent: 'Các câu trả lời đang chờ trên thiết bị này đã được gửi.',
        earlierRefused:
          'Không thể nhận các câu trả lời trước đó từ thiết bị này. Chúng được hiển thị bên dưới. Vui lòng kiểm tra và gửi lại.',
        both: 'Quý vị đã gửi các câu trả lời khác từ trang này. Lần này đã được thêm vào như lần trả lời thứ hai.',
        used: {
          title: 'Thư mời của quý vị đã được sử dụng',
          text: 'Chúng tôi đã nhận được câu trả lời bằng thư mời này và đã tính chúng. Các câu trả lời quý vị vừa gửi không được thêm vào, vì mỗi thư mời chỉ dùng được một lần.',
        },
        sent: 'Đã gửi',
        title: 'Biên nhận của quý vị',
        text: 'Quý vị có thể dùng mã này để xóa các câu trả lời của mình cho đến khi cuộc khảo sát đóng. Mã chỉ hiển thị ở đây và không cho biết quý vị là ai.',
        copy: 'Sao chép',
        copied: 'Đã sao chép',
        download: 'Tải xuống',
        answers: 'Các câu trả lời của quý vị',
        print: 'In',
        file: 'Lưu dưới dạng tệp HTML',
        sharedSure: 'Người khác cũng dùng thiết bị này và có thể xem bản sao. Vẫn tiếp tục?',
        remove: 'Xóa các câu trả lời của tôi',
        idleTitle: 'Quý vị còn ở đó không?',
        idleText: {
          other: 'Các câu trả lời của quý vị sẽ bị xóa sau {seconds} giây, vì người khác cũng dùng thiết bị này.',
        },
        idleStay: 'Tôi vẫn ở đây',
      },
    },
    trap: 'Để trống ô này',
    invitedFailed:
      'Không thể gửi các câu trả lời của quý vị. Nếu quý vị đã trả lời bằng liên kết này, các câu trả lời đó đã được tính. Mỗi thư mời chỉ dùng được một lần. Nếu chưa, vui lòng thử lại.',
    notices: {
      not_found: {
        title: 'Không tìm thấy bản khảo sát',
        text: 'Bản khảo sát quý vị tìm không tồn tại hoặc không còn nữa.',
      },
      closed: {
        title: 'Cuộc khảo sát hiện đang đóng',
        text: 'Cuộc khảo sát này chỉ mở vào những giờ nhất định. Cảm ơn quý vị đã quan tâm.',
      },
      paused: {
        title: 'Cuộc khảo sát đang tạm dừng',
        text: 'Cuộc khảo sát này hiện không nhận câu trả lời. Vui lòng quay lại sau.',
      },
      ended: {
        title: 'Cuộc khảo sát đã kết thúc',
        text: 'Cuộc khảo sát này đã kết thúc. Cảm ơn tất cả những người đã tham gia.',
      },
      not_yet_open: { title: 'Cuộc khảo sát chưa mở', text: 'Cuộc khảo sát này vẫn chưa mở.' },
      no_questions: { title: 'Không có câu hỏi', text: 'Bản khảo sát này chưa có câu hỏi nào.' },
      code_inactive: {
        title: 'Mã QR này không còn được sử dụng',
        text: 'Cuộc khảo sát có thể đã kết thúc, hoặc có thể có mã mới hơn. Hãy liên hệ với hội đồng để biết thêm.',
      },
      code_unknown: {
        title: 'Không tìm thấy mã QR',
        text: 'Chúng tôi không nhận ra mã QR này. Vui lòng kiểm tra địa chỉ hoặc quét lại mã.',
      },
      invitation_used: {
        title: 'Quý vị đã trả lời',
        text: 'Chúng tôi đã nhận được câu trả lời bằng thư mời này và đã tính chúng. Mỗi thư mời chỉ dùng được một lần. Cảm ơn quý vị đã tham gia.',
      },
      invitation_over: {
        title: 'Thư mời này đã hết hạn',
        text: 'Thư mời này dành cho một đợt trước của cuộc khảo sát. Đợt tiếp theo sẽ có liên kết mới. Quý vị cũng có thể mở bản khảo sát tại địa chỉ công khai.',
      },
      too_large: {
        title: 'Các câu trả lời của quý vị quá dài',
        text: 'Không thể nhận các câu trả lời của quý vị và chưa có gì được gửi. Vui lòng quay lại trong trình duyệt, rút ngắn những câu trả lời dài nhất và nhấn “Gửi” lần nữa.',
      },
      unavailable: {
        title: 'Vui lòng thử lại sau giây lát',
        text: 'Trang này hiện không dùng được. Những gì quý vị đã nhập không bị mất.',
      },
    },
    receipt: {
      title: 'Xóa câu trả lời',
      text: 'Nhập mã biên nhận quý vị nhận được sau “{survey}”. Các câu trả lời của quý vị sẽ bị xóa vĩnh viễn và được loại khỏi mọi kết quả.',
      label: 'Biên nhận',
      hint: '20 chữ cái và chữ số, ví dụ A1B2C-3D4E5-F6G7H-8J9K0.',
      submit: 'Xóa các câu trả lời này',
      erasedTitle: 'Các câu trả lời của quý vị đã được xóa',
      erased: 'Chúng đã bị xóa vĩnh viễn và không còn được tính. Cảm ơn quý vị đã tham gia.',
      already_erasedTitle: 'Các câu trả lời này đã được xóa trước đó',
      already_erased: 'Quý vị không cần làm gì thêm.',
      unknown:
        'Không có câu trả lời nào cho bản khảo sát này có biên nhận này. Vui lòng kiểm tra xem quý vị đã nhập đúng chưa.',
      closedTitle: 'Cuộc khảo sát đã đóng',
      closed:
        'Quý vị chỉ có thể xóa các câu trả lời trước khi cuộc khảo sát đóng. Chúng được lưu trữ mà không có tên hay địa chỉ của quý vị.',
      unavailable: 'Không thể xóa các câu trả lời của quý vị. Chưa có gì thay đổi. Vui lòng thử lại sau giây lát.',
    },
    nextAvailable: 'Mở lại vào: {when}',
    privacyTitle: 'Thông báo về quyền riêng tư',
    facts: {
      title: 'Những gì được lưu giữ và trong bao lâu',
      kept: 'Cùng với các câu trả lời: thời điểm quý vị gửi, thời gian quý vị đã dùng và số câu hỏi quý vị đã trả lời.',
      language: 'Cũng cùng với các câu trả lời: ngôn ngữ mà quý vị đã dùng để trả lời.',
      device:
        'Cũng cùng với các câu trả lời: loại thiết bị (điện thoại, máy tính bảng hoặc máy tính) và loại trình duyệt.',
      visits: 'Tách riêng khỏi các câu trả lời: mỗi ngày bản khảo sát được mở, bắt đầu và hoàn thành bao nhiêu lần.',
      referrer: 'Lượt truy cập cũng được đếm theo nơi mọi người đến từ đó, như mã QR, email hoặc trang web khác.',
      never: 'Không bao giờ: tên của quý vị (trừ khi quý vị tự nhập), địa chỉ thiết bị của quý vị hoặc cookie.',
      days: { other: 'Các câu trả lời được xóa sau {days} ngày.' },
      endless: 'Các câu trả lời được lưu giữ cho đến khi {council} xóa chúng.',
      receipt: 'Quý vị có thể dùng biên nhận để xóa các câu trả lời của mình cho đến khi cuộc khảo sát đóng.',
    },
    back: 'Quay lại bản khảo sát',
  },
  draft: {
    label: 'Bản nháp',
    mark: 'Bản nháp của {council}. Chưa mở. Những gì quý vị nhập ở đây không được lưu giữ.',
    done: {
      title: 'Xin cảm ơn quý vị!',
      text: 'Đây là phần cuối của bản nháp. Những gì quý vị đã nhập không được lưu giữ hay tính.',
      more: 'Khi cuộc khảo sát mở, cư dân sẽ đọc ở đây rằng các câu trả lời của họ đã đến nơi.',
    },
    again: 'Xem lại bản nháp',
    over: {
      title: 'Liên kết xem trước này không hoạt động',
      text: 'Liên kết có thể đã hết hạn hoặc bị thiếu một phần. Hãy xin liên kết mới từ người đã gửi cho quý vị.',
    },
  },
  inputs: {
    ranking: {
      plainHint: 'Xếp hạng cho mỗi lựa chọn. 1 là quan trọng nhất. Quý vị có thể bỏ qua một số lựa chọn.',
      placeOf: 'Hạng của {label}',
      twice: 'Hai lựa chọn có cùng hạng. Vui lòng cho mỗi lựa chọn một hạng khác nhau.',
      hint: 'Chọn điều quan trọng nhất với quý vị trước. Quý vị có thể bỏ qua một số lựa chọn.',
      ranked: 'Thứ tự của quý vị',
      unranked: 'Chưa xếp hạng',
      rank: 'Xếp {label} ở hạng {place}',
      up: 'Chuyển {label} lên',
      down: 'Chuyển {label} xuống',
      remove: 'Bỏ {label} khỏi thứ tự của quý vị',
      isNow: '{label} hiện ở hạng {place} trong số {of}.',
      isOut: '{label} không được xếp hạng.',
    },
    multiselect: { hint: 'Chọn tất cả các mục phù hợp.' },
    dropdown: { choose: 'Chọn một mục' },
    number: {
      hint: 'Nhập một số nguyên từ {min} đến {max}.',
      decimalHint: 'Nhập một số từ {min} đến {max}, ví dụ {example}.',
    },
    email: { hint: 'Nhập địa chỉ email, ví dụ ten@example.com.' },
    postcode: { hint: 'Nhập mã bưu chính đầy đủ, ví dụ {example}.' },
    phone: {
      hint: 'Nhập số điện thoại có mã vùng, ví dụ {example}. Với số của quốc gia khác, hãy bắt đầu bằng dấu +.',
    },
    date: {
      examples: {
        date: 'Nhập ngày, tháng và năm, ví dụ 27/3/2026.',
        time: 'Nhập giờ, ví dụ 14:30.',
        datetime: 'Nhập ngày và giờ, ví dụ 27/3/2026 14:30.',
      },
      range: 'Có thể từ {min} đến {max}.',
    },
  },
  consent: {
    text: 'Khi đăng ký, tôi đồng ý để {0} gửi tin mới về các chủ đề tôi đã đánh dấu đến địa chỉ email của tôi. Tôi có thể hủy đăng ký bất cứ lúc nào bằng liên kết trong mỗi email.',
  },
  subscription: {
    required: 'bắt buộc',
    choose: 'Vui lòng chọn',
    topics: 'Quý vị muốn nhận tin mới về điều gì?',
    recommended: 'Đề xuất',
    subscribe: 'Đăng ký nhận tin mới',
    subscribing: 'Đang đăng ký...',
    problems: {
      required: 'Vui lòng điền tất cả các ô bắt buộc',
      email_missing: 'Cần có địa chỉ email',
      email_invalid: 'Nhập địa chỉ email đúng định dạng, ví dụ ten@example.com',
      phone_invalid: 'Nhập số điện thoại, ví dụ 01234 567890',
      option_unknown: 'Chọn một trong các mục',
      too_long: 'Nội dung quá dài. Vui lòng rút ngắn',
      topics_missing: 'Vui lòng chọn ít nhất một chủ đề',
    },
    fillIn: 'Vui lòng điền ô này',
    failed: 'Không thể gửi biểu mẫu. Vui lòng thử lại.',
    doubted: 'Vui lòng nhấn nút lần nữa. Mọi thứ quý vị đã nhập vẫn còn ở đây.',
    paused:
      'Nhiều người đã đăng ký trong vài phút qua. Vui lòng đợi một phút rồi nhấn nút lần nữa. Mọi thứ quý vị đã nhập vẫn còn ở đây.',
    trap: 'Để trống ô này',
    preview: 'Đây là bản xem trước. Quý vị có thể dùng thử. Những gì quý vị nhập sẽ không được lưu.',
    previewDone: 'Đây là bản xem trước. Không có gì được lưu và không có email nào được gửi.',
    leaveAnyTime: 'Quý vị có thể hủy đăng ký bất cứ lúc nào bằng liên kết trong email của chúng tôi.',
    poweredBy: 'Vận hành bằng {0}',
    signedUp: {
      title: 'Xin cảm ơn quý vị!',
      text: 'Quý vị đã đăng ký thành công để nhận tin mới từ {0}. Quý vị sẽ sớm nhận được email xác nhận.',
      confirmed: 'Đã xác nhận đăng ký',
      oneMoreStep: 'Còn một bước nữa',
      confirm:
        'Chúng tôi đã gửi cho quý vị một email. Vui lòng mở email và nhấn nút trong đó. Chúng tôi sẽ không gửi thêm gì cho đến khi quý vị xác nhận.',
    },
    notFound: {
      title: 'Không tìm thấy trang',
      text: 'Trang đăng ký này không tồn tại hoặc không còn nữa.',
    },
    linkInvalid: {
      title: 'Liên kết này không còn hoạt động',
      text: 'Liên kết có thể đã hết hạn hoặc bị thiếu một phần. Vui lòng mở email gần đây nhất từ chúng tôi và dùng liên kết trong đó.',
    },
    prompt: {
      title: 'Giữ liên lạc với {0}',
      text: 'Quý vị có muốn biết kết quả của cuộc khảo sát này và các kế hoạch khác không? Các câu trả lời của quý vị vẫn ẩn danh: chúng không được liên kết với địa chỉ email của quý vị.',
      email: 'Địa chỉ email',
      incomplete: 'Vui lòng nhập email và chọn ít nhất một chủ đề',
      failed: 'Không thể đăng ký. Vui lòng thử lại.',
      done: 'Đăng ký thành công!',
      confirm:
        'Chúng tôi đã gửi email đến {address}. Hãy mở email và nhấn nút trong đó. Chúng tôi sẽ không gửi gì cho đến khi quý vị xác nhận.',
      yourAddress: 'địa chỉ của quý vị',
      close: 'Không, cảm ơn',
      cross: 'Đóng',
    },
    preferences: {
      title: 'Các đăng ký của quý vị',
      intro: 'Đây là những gì {0} gửi đến {1}.',
      pending: 'Quý vị chưa xác nhận địa chỉ. Hãy lưu các lựa chọn bên dưới để xác nhận.',
      unsubscribed: 'Hiện quý vị chưa đăng ký. Để nhận lại tin mới, hãy chọn chủ đề và lưu.',
      topics: 'Quý vị muốn nhận tin về những chủ đề nào?',
      save: 'Lưu các lựa chọn của tôi',
      saving: 'Đang lưu...',
      saved: 'Các lựa chọn của quý vị đã được lưu.',
      confirmed: 'Đã xác nhận đăng ký. {0} sẽ viết cho quý vị về các chủ đề bên dưới.',
      none: 'Nếu quý vị không chọn chủ đề nào, đăng ký của quý vị sẽ bị hủy.',
      leaveTitle: 'Ngừng tất cả email',
      leaveText: 'Hủy đăng ký mọi thứ mà {0} gửi cho quý vị.',
    },
    confirm: {
      title: 'Xác nhận đăng ký của quý vị',
      text: 'Nhấn nút để nhận tin mới mà quý vị đã yêu cầu từ {0}.',
      action: 'Xác nhận đăng ký của tôi',
      busy: 'Đang xác nhận...',
      failed: 'Không thể lưu xác nhận của quý vị. Vui lòng thử lại sau giây lát.',
    },
    unsubscribe: {
      title: 'Hủy đăng ký',
      text: 'Nhấn nút để ngừng tất cả email từ {0}.',
      action: 'Hủy đăng ký',
      busy: 'Đang hủy đăng ký...',
      instead: 'Chọn chủ đề thay vì hủy',
      done: 'Quý vị đã hủy đăng ký',
      doneText: '{0} sẽ không gửi tin mới cho quý vị nữa. Thư đã gửi trước đó vẫn có thể đến.',
      comeBack: 'Quý vị đổi ý? Hãy chọn lại chủ đề',
    },
    theCouncil: 'hội đồng',
  },
  mails: {
    confirm: {
      subject: 'Vui lòng xác nhận đăng ký nhận tin của {0}',
      title: 'Vui lòng xác nhận địa chỉ email của quý vị',
      text: 'Có người, hy vọng là quý vị, đã yêu cầu {0} gửi tin mới đến địa chỉ này về:',
      action: 'Xác nhận đăng ký của tôi',
      after: [
        'Liên kết có hiệu lực trong 7 ngày. Nếu không phải quý vị yêu cầu, xin bỏ qua email này. Chúng tôi sẽ không gửi gì.',
      ],
    },
    welcome: {
      subject: 'Quý vị đã đăng ký nhận tin mới từ {0}',
      title: 'Quý vị đã đăng ký',
      text: '{0} sẽ viết cho quý vị về:',
      action: 'Thay đổi những gì quý vị nhận',
      after: ['Quý vị có thể thay đổi hoặc hủy đăng ký bất cứ lúc nào mà không cần nêu lý do.'],
    },
    why: 'Quý vị nhận được thư này vì địa chỉ này đã được cung cấp để nhận tin mới từ {0}.',
    preferences: 'Thay đổi chủ đề hoặc hủy đăng ký',
  },
  mailing: {
    action: 'Tham gia khảo sát',
    yours:
      'Liên kết này dành cho quý vị và chỉ dùng được một lần. Các câu trả lời được lưu trữ mà không có tên hay địa chỉ của quý vị.',
    why: 'Quý vị nhận được thư này vì quý vị đã đăng ký nhận tin mới từ {0}.',
    preferences: 'Chọn chủ đề hoặc hủy đăng ký',
    noClosing: 'khi có thông báo mới',
  },
  surveyMail: {
    sampleCampaign: 'Các công viên của chúng ta nên như thế nào?',
    action: 'Tham gia khảo sát',
    why: 'Quý vị nhận được thư này vì quý vị đã đăng ký nhận tin mới từ {0}.',
  },
  poster: {
    headline: 'Giữ liên lạc',
    scan: 'Hướng máy ảnh điện thoại vào mã và chọn những chủ đề quý vị muốn nhận tin.',
    orGoTo: 'Hoặc truy cập',
    promise: 'Miễn phí, qua email. Quý vị có thể hủy đăng ký bất cứ lúc nào.',
  },
  paper: {
    headline: 'Hãy nêu ý kiến của quý vị',
    scan: 'Hướng máy ảnh điện thoại vào mã.',
    orGoTo: 'Hoặc truy cập',
    until: 'Mở đến {0}',
    promise: 'Quý vị không cần ứng dụng hay tài khoản.',
  },
  failure: {
    again: 'Thử lại',
    unavailable: {
      title: 'Vui lòng thử lại sau giây lát',
      text: 'Trang này hiện không dùng được. Những gì quý vị đã nhập không bị mất.',
    },
    too_many_requests: {
      title: 'Vui lòng đợi giây lát',
      text: 'Có quá nhiều yêu cầu. Vui lòng đợi giây lát rồi thử lại.',
    },
    body_too_large: {
      title: 'Nội dung quý vị gửi quá dài',
      text: 'Không thể nhận nội dung này. Vui lòng quay lại trong trình duyệt, rút ngắn những gì quý vị đã nhập và gửi lại.',
    },
    not_found: {
      title: 'Không tìm thấy trang',
      text: 'Không có trang nào ở địa chỉ này. Hãy kiểm tra xem quý vị đã sao chép toàn bộ liên kết chưa.',
    },
    failed: {
      title: 'Xin lỗi, đã xảy ra lỗi',
      text: 'Không thể hiển thị trang này. Vui lòng quay lại trong trình duyệt và thử lại.',
    },
  },
};
