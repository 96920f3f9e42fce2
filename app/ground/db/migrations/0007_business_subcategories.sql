-- The subcategories of businesses, under the category that each belongs to.
create temporary table word (position int, value text, en text, ko text, ja text, zh text) on commit drop;

insert into word values
  (1, 'island-tours', 'Island Tours', '섬 일주 투어', '島内観光ツアー', '环岛游'),
  (2, 'boat-tours', 'Boat Tours', '보트 투어', 'ボートツアー', '乘船游'),
  (3, 'scuba-diving', 'Scuba Diving', '스쿠버 다이빙', 'スキューバダイビング', '水肺潜水'),
  (4, 'snorkeling-tours', 'Snorkeling Tours', '스노클링 투어', 'シュノーケリングツアー', '浮潜游'),
  (5, 'managaha-trips', 'Mañagaha Trips', '마나가하섬 투어', 'マニャガハ島ツアー', '军舰岛之旅'),
  (6, 'fishing-charters', 'Fishing Charters', '배낚시', 'チャーターフィッシング', '包船海钓'),
  (7, 'sunset-cruises', 'Sunset Cruises', '선셋 크루즈', 'サンセットクルーズ', '日落游船'),
  (8, 'kayak-and-paddle-tours', 'Kayak & Paddle Tours', '카약·패들보드 투어', 'カヤック・SUPツアー', '皮划艇与桨板'),
  (9, 'jet-skiing', 'Jet Skiing', '제트스키', 'ジェットスキー', '摩托艇'),
  (10, 'parasailing', 'Parasailing', '패러세일링', 'パラセーリング', '海上拖伞'),
  (11, 'skydiving', 'Skydiving', '스카이다이빙', 'スカイダイビング', '跳伞'),
  (12, 'hiking-guides', 'Hiking Guides', '하이킹 가이드', 'ハイキングガイド', '徒步向导'),
  (13, 'off-road-tours', 'ATV & Off-Road Tours', 'ATV·오프로드 투어', 'バギー・オフロードツアー', '全地形车越野'),
  (14, 'history-tours', 'History & WWII Tours', '역사·전적지 투어', '歴史・戦跡ツアー', '历史与二战遗迹游'),
  (15, 'culture-tours', 'Culture Tours', '문화 체험 투어', '文化体験ツアー', '文化体验游'),
  (16, 'birdwatching', 'Birdwatching', '탐조', 'バードウォッチング', '观鸟'),
  (17, 'photo-tours', 'Photo Tours', '사진 투어', 'フォトツアー', '摄影游'),
  (18, 'private-guides', 'Private Guides', '개인 가이드', 'プライベートガイド', '私人导游'),
  (19, 'trips-to-tinian-and-rota', 'Trips to Tinian & Rota', '티니안·로타 여행', 'テニアン・ロタへのツアー', '天宁与罗塔之旅'),
  (20, 'airport-transfers', 'Airport Transfers', '공항 픽업·샌딩', '空港送迎', '机场接送');
insert into term (taxonomy, parent, position, value, labels)
  select 'business', 'tour-guides', position, value, jsonb_build_object('en', en, 'ko', ko, 'ja', ja, 'zh', zh) from word;
truncate word;

insert into word values
  (1, 'chamorro-cuisine', 'Chamorro Cuisine', '차모로 요리', 'チャモロ料理', '查莫罗菜'),
  (2, 'carolinian-cuisine', 'Carolinian Cuisine', '캐롤라인 요리', 'カロリン料理', '加罗林菜'),
  (3, 'filipino-restaurants', 'Filipino', '필리핀 음식', 'フィリピン料理', '菲律宾菜'),
  (4, 'japanese-restaurants', 'Japanese', '일식', '日本料理', '日本料理'),
  (5, 'korean-restaurants', 'Korean', '한식', '韓国料理', '韩国料理'),
  (6, 'chinese-restaurants', 'Chinese', '중식', '中華料理', '中餐'),
  (7, 'thai-restaurants', 'Thai', '태국 음식', 'タイ料理', '泰国菜'),
  (8, 'vietnamese-restaurants', 'Vietnamese', '베트남 음식', 'ベトナム料理', '越南菜'),
  (9, 'indian-restaurants', 'Indian', '인도 음식', 'インド料理', '印度菜'),
  (10, 'american-restaurants', 'American', '미국 음식', 'アメリカ料理', '美式餐厅'),
  (11, 'italian-and-pizza', 'Italian & Pizza', '이탈리아 음식·피자', 'イタリア料理・ピザ', '意大利菜与披萨'),
  (12, 'seafood', 'Seafood', '해산물', 'シーフード', '海鲜'),
  (13, 'barbecue-and-grill', 'Barbecue & Grill', '바비큐·그릴', 'バーベキュー・グリル', '烧烤'),
  (14, 'vegetarian-and-vegan', 'Vegetarian & Vegan', '채식·비건', 'ベジタリアン・ビーガン', '素食与纯素'),
  (15, 'cafes', 'Cafés & Coffee', '카페·커피', 'カフェ・コーヒー', '咖啡馆'),
  (16, 'bakeries', 'Bakeries', '베이커리', 'ベーカリー', '面包店'),
  (17, 'fast-food', 'Fast Food', '패스트푸드', 'ファストフード', '快餐'),
  (18, 'food-trucks', 'Food Trucks', '푸드트럭', 'キッチンカー', '餐车'),
  (19, 'bars-and-lounges', 'Bars & Lounges', '바·라운지', 'バー・ラウンジ', '酒吧与酒廊'),
  (20, 'catering', 'Catering', '케이터링', 'ケータリング', '餐饮承办');
insert into term (taxonomy, parent, position, value, labels)
  select 'business', 'restaurants', position, value, jsonb_build_object('en', en, 'ko', ko, 'ja', ja, 'zh', zh) from word;
truncate word;

insert into word values
  (1, 'accountants', 'Accountants', '회계사', '会計士', '会计师'),
  (2, 'tax-preparation', 'Tax Preparation', '세금 신고 대행', '確定申告代行', '报税服务'),
  (3, 'bookkeeping', 'Bookkeeping', '기장 대행', '記帳代行', '记账服务'),
  (4, 'law-firms', 'Law Firms', '법률 사무소', '法律事務所', '律师事务所'),
  (5, 'immigration-services', 'Immigration Services', '이민·비자 서비스', '移民・ビザ手続き', '移民与签证服务'),
  (6, 'notaries', 'Notaries', '공증', '公証人', '公证'),
  (7, 'insurance', 'Insurance', '보험', '保険', '保险'),
  (8, 'banks-and-loans', 'Banks & Loans', '은행·대출', '銀行・ローン', '银行与贷款'),
  (9, 'real-estate-agents', 'Real Estate Agents', '부동산 중개', '不動産会社', '房地产中介'),
  (10, 'architects', 'Architects', '건축사', '建築士', '建筑师'),
  (11, 'engineers', 'Engineers', '엔지니어링', 'エンジニアリング', '工程师'),
  (12, 'land-surveyors', 'Land Surveyors', '토지 측량', '土地測量', '土地测量'),
  (13, 'business-consulting', 'Business Consulting', '경영 컨설팅', '経営コンサルティング', '商业咨询'),
  (14, 'marketing-and-advertising', 'Marketing & Advertising', '마케팅·광고', 'マーケティング・広告', '营销与广告'),
  (15, 'graphic-design', 'Graphic Design', '그래픽 디자인', 'グラフィックデザイン', '平面设计'),
  (16, 'web-and-it', 'Web & IT', '웹·IT', 'ウェブ・IT', '网站与信息技术'),
  (17, 'printing', 'Printing', '인쇄', '印刷', '印刷'),
  (18, 'photo-and-video', 'Photo & Video', '사진·영상', '写真・映像', '摄影与摄像'),
  (19, 'translators', 'Translators & Interpreters', '번역·통역', '翻訳・通訳', '翻译与口译'),
  (20, 'employment-agencies', 'Employment Agencies', '직업 소개', '人材紹介', '职业介绍');
insert into term (taxonomy, parent, position, value, labels)
  select 'business', 'professional-services', position, value, jsonb_build_object('en', en, 'ko', ko, 'ja', ja, 'zh', zh)
  from word;
truncate word;

insert into word values
  (1, 'auto-repair', 'Auto Repair', '자동차 정비', '自動車修理', '汽车维修'),
  (2, 'oil-changes', 'Oil Changes', '엔진오일 교환', 'オイル交換', '更换机油'),
  (3, 'tires', 'Tires', '타이어', 'タイヤ', '轮胎'),
  (4, 'brakes', 'Brakes', '브레이크', 'ブレーキ', '刹车'),
  (5, 'body-and-paint', 'Body & Paint', '판금·도색', '板金・塗装', '钣金喷漆'),
  (6, 'car-air-conditioning', 'Car Air Conditioning', '자동차 에어컨', 'カーエアコン', '汽车空调'),
  (7, 'auto-electricians', 'Auto Electricians', '자동차 전기', '自動車電装', '汽车电路'),
  (8, 'transmissions', 'Transmissions', '변속기', 'トランスミッション', '变速箱'),
  (9, 'batteries', 'Batteries', '배터리', 'バッテリー', '电瓶'),
  (10, 'windshields', 'Windshields', '앞유리', 'フロントガラス', '挡风玻璃'),
  (11, 'towing', 'Towing', '견인', 'レッカー', '拖车'),
  (12, 'safety-inspections', 'Safety Inspections', '안전 검사', '車検', '车辆安全检测'),
  (13, 'car-washes', 'Car Washes', '세차', '洗車', '洗车'),
  (14, 'detailing', 'Detailing', '디테일링', 'ディテーリング', '汽车美容'),
  (15, 'auto-parts', 'Auto Parts', '자동차 부품', '自動車部品', '汽车配件'),
  (16, 'new-car-dealers', 'New Car Dealers', '신차 매장', '新車ディーラー', '新车经销商'),
  (17, 'used-car-dealers', 'Used Car Dealers', '중고차 매장', '中古車販売', '二手车行'),
  (18, 'car-rentals', 'Car Rentals', '렌터카', 'レンタカー', '租车'),
  (19, 'motorcycles-and-scooters', 'Motorcycles & Scooters', '오토바이·스쿠터', 'バイク・スクーター', '摩托车与踏板车'),
  (20, 'boat-engines', 'Boat Engines', '선박 엔진', '船外機・ボートエンジン', '船用发动机');
insert into term (taxonomy, parent, position, value, labels)
  select 'business', 'mechanics-and-cars', position, value, jsonb_build_object('en', en, 'ko', ko, 'ja', ja, 'zh', zh)
  from word;
truncate word;

insert into word values
  (1, 'general-contractors', 'General Contractors', '종합 건설', '総合建設', '总承包商'),
  (2, 'home-builders', 'Home Builders', '주택 건축', '住宅建築', '住宅建造'),
  (3, 'remodeling', 'Remodeling', '리모델링', 'リフォーム', '房屋翻新'),
  (4, 'roofing', 'Roofing', '지붕 공사', '屋根工事', '屋顶工程'),
  (5, 'concrete-and-masonry', 'Concrete & Masonry', '콘크리트·조적', 'コンクリート・石工事', '混凝土与砌筑'),
  (6, 'carpentry', 'Carpentry', '목공', '大工', '木工'),
  (7, 'plumbing', 'Plumbing', '배관', '配管・水道工事', '水管维修'),
  (8, 'electricians', 'Electricians', '전기 공사', '電気工事', '电工'),
  (9, 'air-conditioning', 'Air Conditioning', '에어컨', 'エアコン', '空调'),
  (10, 'solar-power', 'Solar Power', '태양광', '太陽光発電', '太阳能'),
  (11, 'generators', 'Generators', '발전기', '発電機', '发电机'),
  (12, 'water-tanks-and-septic', 'Water Tanks & Septic', '물탱크·정화조', '貯水タンク・浄化槽', '水箱与化粪池'),
  (13, 'painting', 'Painting', '페인트', '塗装', '油漆粉刷'),
  (14, 'flooring-and-tile', 'Flooring & Tile', '바닥·타일', '床・タイル', '地板与瓷砖'),
  (15, 'kitchens-and-bathrooms', 'Kitchens & Bathrooms', '주방·욕실', 'キッチン・浴室', '厨房与浴室'),
  (16, 'windows-and-doors', 'Windows, Doors & Shutters', '창문·문·태풍 셔터', '窓・ドア・台風シャッター', '门窗与防台风百叶'),
  (17, 'fences-and-gates', 'Fences & Gates', '담장·대문', 'フェンス・門', '围栏与大门'),
  (18, 'yard-services', 'Yard Services', '정원·마당 관리', '庭の手入れ', '庭院打理'),
  (19, 'pest-control', 'Pest Control', '해충 방제', '害虫駆除', '除虫'),
  (20, 'house-cleaning', 'House Cleaning', '집 청소', 'ハウスクリーニング', '家居清洁');
insert into term (taxonomy, parent, position, value, labels)
  select 'business', 'home-contractors', position, value, jsonb_build_object('en', en, 'ko', ko, 'ja', ja, 'zh', zh)
  from word;
truncate word;

insert into word values
  (1, 'grocery-stores', 'Grocery Stores', '식료품점', '食料品店', '食品杂货店'),
  (2, 'convenience-stores', 'Convenience Stores', '편의점', 'コンビニ', '便利店'),
  (3, 'farmers-markets', 'Farmers Markets', '농산물 시장', 'ファーマーズマーケット', '农贸市场'),
  (4, 'fish-markets', 'Fish Markets', '생선 가게', '魚屋', '鱼市'),
  (5, 'gift-shops', 'Gift Shops', '기념품점', 'ギフトショップ', '礼品店'),
  (6, 'local-crafts', 'Local Crafts', '지역 공예품', '地元の工芸品', '本地手工艺品'),
  (7, 'duty-free', 'Duty Free', '면세점', '免税店', '免税店'),
  (8, 'clothing', 'Clothing', '의류', '衣料品', '服装'),
  (9, 'shoes', 'Shoes', '신발', '靴', '鞋店'),
  (10, 'jewelry-and-watches', 'Jewelry & Watches', '보석·시계', '宝石・時計', '珠宝与钟表'),
  (11, 'cosmetics', 'Cosmetics', '화장품', '化粧品', '化妆品'),
  (12, 'electronics', 'Electronics', '전자제품', '電化製品', '电子产品'),
  (13, 'phones', 'Phones', '휴대전화', '携帯電話', '手机'),
  (14, 'hardware-stores', 'Hardware Stores', '철물점', '金物店', '五金店'),
  (15, 'furniture', 'Furniture', '가구', '家具', '家具'),
  (16, 'books-and-stationery', 'Books & Stationery', '서적·문구', '本・文房具', '图书与文具'),
  (17, 'toys', 'Toys', '장난감', 'おもちゃ', '玩具'),
  (18, 'dive-and-surf-shops', 'Dive & Surf Shops', '다이빙·서핑 용품', 'ダイビング・サーフ用品', '潜水与冲浪用品'),
  (19, 'flowers', 'Flowers', '꽃집', '花屋', '花店'),
  (20, 'thrift-stores', 'Thrift Stores', '중고품점', 'リサイクルショップ', '二手店');
insert into term (taxonomy, parent, position, value, labels)
  select 'business', 'shopping-and-stores', position, value, jsonb_build_object('en', en, 'ko', ko, 'ja', ja, 'zh', zh)
  from word;
truncate word;

insert into word values
  (1, 'hospitals-and-clinics', 'Hospitals & Clinics', '병원·의원', '病院・クリニック', '医院与诊所'),
  (2, 'urgent-care', 'Urgent Care', '응급 진료', '救急外来', '急诊'),
  (3, 'family-doctors', 'Family Doctors', '가정의학과', '家庭医', '家庭医生'),
  (4, 'internal-medicine', 'Internal Medicine', '내과', '内科', '内科'),
  (5, 'pediatricians', 'Pediatricians', '소아과', '小児科', '儿科'),
  (6, 'womens-health', 'Women’s Health', '산부인과', '産婦人科', '妇产科'),
  (7, 'dentists', 'Dentists', '치과', '歯科', '牙科'),
  (8, 'orthodontists', 'Orthodontists', '치아 교정', '矯正歯科', '牙齿矫正'),
  (9, 'eye-care', 'Eye Care', '안과·안경', '眼科・メガネ', '眼科与眼镜'),
  (10, 'dermatologists', 'Dermatologists', '피부과', '皮膚科', '皮肤科'),
  (11, 'mental-health', 'Mental Health', '정신 건강', 'メンタルヘルス', '心理健康'),
  (12, 'physical-therapy', 'Physical Therapy', '물리 치료', '理学療法', '物理治疗'),
  (13, 'chiropractors', 'Chiropractors', '카이로프랙틱', 'カイロプラクティック', '脊椎按摩'),
  (14, 'acupuncture', 'Acupuncture', '침술', '鍼灸', '针灸'),
  (15, 'traditional-healing', 'Traditional Healing', '전통 치유', '伝統療法', '传统疗法'),
  (16, 'pharmacies', 'Pharmacies', '약국', '薬局', '药房'),
  (17, 'laboratories-and-imaging', 'Laboratories & Imaging', '검사·영상 촬영', '検査・画像診断', '化验与影像检查'),
  (18, 'dialysis', 'Dialysis', '투석', '透析', '透析'),
  (19, 'home-care', 'Home & Elder Care', '재가·노인 돌봄', '在宅・高齢者ケア', '居家与老年护理'),
  (20, 'medical-equipment', 'Medical Equipment', '의료기기', '医療機器', '医疗器械');
insert into term (taxonomy, parent, position, value, labels)
  select 'business', 'healthcare', position, value, jsonb_build_object('en', en, 'ko', ko, 'ja', ja, 'zh', zh) from word;
truncate word;

insert into word values
  (1, 'catholic-churches', 'Catholic Churches', '천주교 성당', 'カトリック教会', '天主教堂'),
  (2, 'protestant-churches', 'Protestant Churches', '개신교회', 'プロテスタント教会', '新教教堂'),
  (3, 'baptist-churches', 'Baptist Churches', '침례교회', 'バプテスト教会', '浸信会教堂'),
  (4, 'methodist-churches', 'Methodist Churches', '감리교회', 'メソジスト教会', '卫理公会教堂'),
  (5, 'evangelical-churches', 'Evangelical Churches', '복음주의 교회', '福音派教会', '福音派教会'),
  (6, 'pentecostal-churches', 'Pentecostal Churches', '오순절교회', 'ペンテコステ教会', '五旬节派教会'),
  (7, 'nondenominational-churches', 'Nondenominational Churches', '초교파 교회', '超教派教会', '无宗派教会'),
  (8, 'orthodox-churches', 'Orthodox Churches', '정교회', '正教会', '东正教堂'),
  (9, 'seventh-day-adventists', 'Seventh-day Adventists', '재림교회', 'セブンスデー・アドベンチスト教会', '基督复临安息日会'),
  (10, 'latter-day-saints', 'Latter-day Saints', '예수 그리스도 후기 성도 교회', '末日聖徒イエス・キリスト教会', '后期圣徒教会'),
  (11, 'jehovahs-witnesses', 'Jehovah’s Witnesses', '여호와의 증인', 'エホバの証人', '耶和华见证人'),
  (12, 'korean-churches', 'Korean Churches', '한인 교회', '韓国人教会', '韩人教会'),
  (13, 'chinese-churches', 'Chinese Churches', '중국인 교회', '中国人教会', '华人教会'),
  (14, 'filipino-congregations', 'Filipino Congregations', '필리핀인 공동체', 'フィリピン人の教会', '菲律宾人教会'),
  (15, 'buddhist-temples', 'Buddhist Temples', '불교 사찰', '仏教寺院', '佛寺'),
  (16, 'shinto-shrines', 'Shinto Shrines', '신사', '神社', '神社'),
  (17, 'islamic-centers', 'Islamic Centers', '이슬람 센터', 'イスラムセンター', '伊斯兰中心'),
  (18, 'bahai-communities', 'Bahá’í Communities', '바하이 공동체', 'バハイ共同体', '巴哈伊社团'),
  (19, 'wedding-chapels', 'Wedding Chapels', '웨딩 채플', 'ウェディングチャペル', '婚礼教堂'),
  (20, 'religious-schools', 'Religious Schools', '종교 학교', '宗教系の学校', '教会学校');
insert into term (taxonomy, parent, position, value, labels)
  select 'business', 'religious', position, value, jsonb_build_object('en', en, 'ko', ko, 'ja', ja, 'zh', zh) from word;
truncate word;

insert into word values
  (1, 'schools', 'Schools', '학교', '学校', '学校'),
  (2, 'child-care', 'Child Care', '어린이집·보육', '保育', '托儿'),
  (3, 'tutoring', 'Tutoring', '과외·학원', '学習塾・家庭教師', '课外辅导'),
  (4, 'language-lessons', 'Language Lessons', '어학 수업', '語学レッスン', '语言课程'),
  (5, 'music-and-dance-lessons', 'Music & Dance Lessons', '음악·무용 수업', '音楽・ダンス教室', '音乐与舞蹈课'),
  (6, 'driving-schools', 'Driving Schools', '운전 학원', '自動車教習所', '驾校'),
  (7, 'gyms', 'Gyms & Fitness', '헬스장·피트니스', 'ジム・フィットネス', '健身房'),
  (8, 'yoga-and-pilates', 'Yoga & Pilates', '요가·필라테스', 'ヨガ・ピラティス', '瑜伽与普拉提'),
  (9, 'martial-arts', 'Martial Arts', '무술', '武道・格闘技', '武术'),
  (10, 'hair-salons', 'Hair Salons', '미용실', '美容室', '美发店'),
  (11, 'barbers', 'Barbers', '이발소', '理髪店', '理发店'),
  (12, 'nail-salons', 'Nail Salons', '네일숍', 'ネイルサロン', '美甲店'),
  (13, 'spas-and-massage', 'Spas & Massage', '스파·마사지', 'スパ・マッサージ', '水疗与按摩'),
  (14, 'pet-grooming', 'Pet Grooming & Boarding', '애견 미용·호텔', 'ペット美容・ホテル', '宠物美容与寄养'),
  (15, 'veterinarians', 'Veterinarians', '동물병원', '動物病院', '兽医'),
  (16, 'hotels-and-guesthouses', 'Hotels & Guesthouses', '호텔·게스트하우스', 'ホテル・ゲストハウス', '酒店与民宿'),
  (17, 'travel-agencies', 'Travel Agencies', '여행사', '旅行代理店', '旅行社'),
  (18, 'event-planning', 'Events & Weddings', '행사·웨딩 기획', 'イベント・ウェディング', '活动与婚礼策划'),
  (19, 'laundry', 'Laundry', '세탁소·빨래방', 'クリーニング・コインランドリー', '洗衣店'),
  (20, 'shipping-and-moving', 'Shipping & Moving', '운송·이사', '運送・引っ越し', '货运与搬家');
insert into term (taxonomy, parent, position, value, labels)
  select 'business', 'other', position, value, jsonb_build_object('en', en, 'ko', ko, 'ja', ja, 'zh', zh) from word;
