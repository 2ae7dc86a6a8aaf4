PRAGMA user_version = 5;
PRAGMA foreign_keys = OFF;
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0010');
CREATE TABLE audit_log (
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	actor TEXT, 
	actor_name TEXT NOT NULL, 
	action TEXT NOT NULL, 
	person TEXT, 
	name TEXT, 
	at_table TEXT, 
	message INTEGER, 
	reason TEXT NOT NULL, 
	details TEXT NOT NULL, 
	PRIMARY KEY (seq)
);
INSERT INTO "audit_log" VALUES(1,1795060867801,NULL,'root at the machine','give role','OZoN3DhqKZMj3jMx','Mona',NULL,NULL,'she is kind','{"role":"moderator"}');
INSERT INTO "audit_log" VALUES(2,1795060867845,'OZoN3DhqKZMj3jMx','Mona','remove talk','TKymO6O8teRsbBGj','Gus','eq38xzj6rcz4',1,'an insult','{}');
INSERT INTO "audit_log" VALUES(3,1795060867852,'OZoN3DhqKZMj3jMx','Mona','mute','TKymO6O8teRsbBGj','Gus',NULL,NULL,'an insult','{"measure":"f61ba4b6966c6db2","until":1795147267852}');
INSERT INTO "audit_log" VALUES(4,1795060867858,'OZoN3DhqKZMj3jMx','Mona','rename','TKymO6O8teRsbBGj','Gus',NULL,NULL,'a bad name','{"new_name":"Player 59256"}');
INSERT INTO "audit_log" VALUES(5,1795060867887,'OZoN3DhqKZMj3jMx','Mona','close table',NULL,NULL,'eq38xzj6rcz4',NULL,'insults','{}');
CREATE TABLE challenges (
    digest BLOB NOT NULL, purpose TEXT NOT NULL, person TEXT, created BIGINT NOT NULL, PRIMARY KEY (digest));
CREATE TABLE commands (
	table_id TEXT NOT NULL, 
	sitting INTEGER NOT NULL, 
	"key" TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	PRIMARY KEY (table_id, sitting, "key"), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "commands" VALUES('rxnuaqrtrvfr',0,'bot',2);
INSERT INTO "commands" VALUES('rxnuaqrtrvfr',1,'greeting',0);
CREATE TABLE "ends" (
    table_id TEXT NOT NULL REFERENCES tables (id), outcome TEXT NOT NULL, at BIGINT NOT NULL,
    stopped BIGINT NOT NULL, game TEXT NOT NULL, seats INTEGER NOT NULL, moves INTEGER NOT NULL, first INTEGER, sequel BLOB,
    PRIMARY KEY (table_id)) WITHOUT ROWID;
INSERT INTO "ends" VALUES('6p2u8npvntxe','{"ranks":[2,1],"scores":[35,37],"reason":"points"}',189,1794789869439,'yutaka',2,68,1,NULL);
INSERT INTO "ends" VALUES('ca26h895cyxy','{"ranks":[2,1,2],"scores":[5,5,2],"reason":"goods"}',556,1794789870845,'antayagi',3,49,0,NULL);
INSERT INTO "ends" VALUES('dqkiqnvpy2pz','{"ranks":[2,1],"scores":[0,0],"reason":"resigned"}',300,1794806652805,'okiya',2,0,1,X'CEC26AC813EB9F66C8DF81DE21523F6E88E6A7CC97ED64695D4790D679746CD1');
INSERT INTO "ends" VALUES('m3izj4gcgnkp','{"ranks":[2,2,1],"scores":[0,8,16],"reason":"stuck"}',689,1794789870159,'tayu',3,147,0,NULL);
INSERT INTO "ends" VALUES('rqkrnuw4g823','{"ranks":[1,2],"scores":[0,0],"reason":"resigned"}',160,1794794653653,'okiya',2,0,1,NULL);
INSERT INTO "ends" VALUES('seujqqqd69ny','{"ranks":[2,1],"scores":[0,1],"reason":"block"}',57,1794789868995,'okiya',2,15,1,NULL);
INSERT INTO "ends" VALUES('zsgw4mipey6w','{"ranks":[3,2,1],"scores":[0,2,3],"reason":"bankrupt"}',182,1794789869217,'taiki',3,60,0,NULL);
CREATE TABLE entries (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	who TEXT NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('6p2u8npvntxe',0,'chance','first 1',0);
INSERT INTO "entries" VALUES('6p2u8npvntxe',1,'chance','tiles C8 D12 E2 E3 E4 A6 A8 E8 C6 C2 D6 C9 I15 A4 C1 E5 D8 I10 E1 I5 / C4 E7 A2 A10 D4',0);
INSERT INTO "entries" VALUES('6p2u8npvntxe',2,'chance','decks X X X D2 C2 C1 E3 I1 E2 I2 D4 E1 C3 A3 A4 A1 C4 I3 A2 X I4 D3 E4 D1 / I3 X D1 C2 C1 A1 I4 I1 X D3 E1 A4 C4 A2 I2 E4 X X D2 C3 A3 E3 D4 E2',0);
INSERT INTO "entries" VALUES('6p2u8npvntxe',3,'1','reveal 1d',8);
INSERT INTO "entries" VALUES('6p2u8npvntxe',4,'0','reveal 5a',10);
INSERT INTO "entries" VALUES('6p2u8npvntxe',5,'1','reveal 2a',13);
INSERT INTO "entries" VALUES('6p2u8npvntxe',6,'0','reveal 2c',15);
INSERT INTO "entries" VALUES('6p2u8npvntxe',7,'1','play A1@3',20);
INSERT INTO "entries" VALUES('6p2u8npvntxe',8,'0','play D2@3',23);
INSERT INTO "entries" VALUES('6p2u8npvntxe',9,'1','play C1@3',28);
INSERT INTO "entries" VALUES('6p2u8npvntxe',10,'0','play X@1',30);
INSERT INTO "entries" VALUES('6p2u8npvntxe',11,'1','reveal 3a',32);
INSERT INTO "entries" VALUES('6p2u8npvntxe',12,'1','play X@4',34);
INSERT INTO "entries" VALUES('6p2u8npvntxe',13,'0','reveal 1c',36);
INSERT INTO "entries" VALUES('6p2u8npvntxe',14,'0','play I1@1',38);
INSERT INTO "entries" VALUES('6p2u8npvntxe',15,'1','play I4@1',40);
INSERT INTO "entries" VALUES('6p2u8npvntxe',16,'0','play E3@2',42);
INSERT INTO "entries" VALUES('6p2u8npvntxe',17,'0','reveal 1b',44);
INSERT INTO "entries" VALUES('6p2u8npvntxe',18,'1','play D3@2',45);
INSERT INTO "entries" VALUES('6p2u8npvntxe',19,'0','play X@3',48);
INSERT INTO "entries" VALUES('6p2u8npvntxe',20,'1','reveal 4c',50);
INSERT INTO "entries" VALUES('6p2u8npvntxe',21,'1','play C2@1',54);
INSERT INTO "entries" VALUES('6p2u8npvntxe',22,'0','play I2@5',56);
INSERT INTO "entries" VALUES('6p2u8npvntxe',23,'1','play I1@1',58);
INSERT INTO "entries" VALUES('6p2u8npvntxe',24,'0','play D4@2',60);
INSERT INTO "entries" VALUES('6p2u8npvntxe',25,'1','play D1@4',62);
INSERT INTO "entries" VALUES('6p2u8npvntxe',26,'0','play X@2',64);
INSERT INTO "entries" VALUES('6p2u8npvntxe',27,'1','reveal 1a',68);
INSERT INTO "entries" VALUES('6p2u8npvntxe',28,'1','play A2@2',72);
INSERT INTO "entries" VALUES('6p2u8npvntxe',29,'0','play C1@4',74);
INSERT INTO "entries" VALUES('6p2u8npvntxe',30,'1','play A4@3',78);
INSERT INTO "entries" VALUES('6p2u8npvntxe',31,'0','play C2@1',80);
INSERT INTO "entries" VALUES('6p2u8npvntxe',32,'1','play E4@1',82);
INSERT INTO "entries" VALUES('6p2u8npvntxe',33,'1','reveal 3d',84);
INSERT INTO "entries" VALUES('6p2u8npvntxe',34,'0','play C3@4',87);
INSERT INTO "entries" VALUES('6p2u8npvntxe',35,'1','play C4@3',91);
INSERT INTO "entries" VALUES('6p2u8npvntxe',36,'0','play C4@1',93);
INSERT INTO "entries" VALUES('6p2u8npvntxe',37,'1','play E1@2',97);
INSERT INTO "entries" VALUES('6p2u8npvntxe',38,'1','reveal 5c',99);
INSERT INTO "entries" VALUES('6p2u8npvntxe',39,'0','play A4@1',103);
INSERT INTO "entries" VALUES('6p2u8npvntxe',40,'1','play D2@2',106);
INSERT INTO "entries" VALUES('6p2u8npvntxe',41,'0','play A3@5',108);
INSERT INTO "entries" VALUES('6p2u8npvntxe',42,'1','play X@5',111);
INSERT INTO "entries" VALUES('6p2u8npvntxe',43,'0','reveal 5d',113);
INSERT INTO "entries" VALUES('6p2u8npvntxe',44,'0','play E1@2',115);
INSERT INTO "entries" VALUES('6p2u8npvntxe',45,'0','reveal 4b',117);
INSERT INTO "entries" VALUES('6p2u8npvntxe',46,'1','play X@3',118);
INSERT INTO "entries" VALUES('6p2u8npvntxe',47,'0','reveal 3b',120);
INSERT INTO "entries" VALUES('6p2u8npvntxe',48,'0','play I4@3',122);
INSERT INTO "entries" VALUES('6p2u8npvntxe',49,'1','play E3@5',124);
INSERT INTO "entries" VALUES('6p2u8npvntxe',50,'1','reveal 2b',127);
INSERT INTO "entries" VALUES('6p2u8npvntxe',51,'0','play D3@2',131);
INSERT INTO "entries" VALUES('6p2u8npvntxe',52,'1','play D4@4',134);
INSERT INTO "entries" VALUES('6p2u8npvntxe',53,'0','play E4@2',136);
INSERT INTO "entries" VALUES('6p2u8npvntxe',54,'0','reveal 5b',138);
INSERT INTO "entries" VALUES('6p2u8npvntxe',55,'1','play A3@4',141);
INSERT INTO "entries" VALUES('6p2u8npvntxe',56,'0','play A2@4',149);
INSERT INTO "entries" VALUES('6p2u8npvntxe',57,'1','play I3@5',151);
INSERT INTO "entries" VALUES('6p2u8npvntxe',58,'0','play I3@5',153);
INSERT INTO "entries" VALUES('6p2u8npvntxe',59,'1','play X@3',155);
INSERT INTO "entries" VALUES('6p2u8npvntxe',60,'0','reveal 2d',157);
INSERT INTO "entries" VALUES('6p2u8npvntxe',61,'0','play A1@4',159);
INSERT INTO "entries" VALUES('6p2u8npvntxe',62,'1','play I2@5',161);
INSERT INTO "entries" VALUES('6p2u8npvntxe',63,'0','play E2@3',163);
INSERT INTO "entries" VALUES('6p2u8npvntxe',64,'0','reveal 4d',170);
INSERT INTO "entries" VALUES('6p2u8npvntxe',65,'1','play C3@5',175);
INSERT INTO "entries" VALUES('6p2u8npvntxe',66,'0','play D1@5',181);
INSERT INTO "entries" VALUES('6p2u8npvntxe',67,'1','play E2@5',183);
INSERT INTO "entries" VALUES('6p2u8npvntxe',68,'1','reveal 3c',185);
INSERT INTO "entries" VALUES('6p2u8npvntxe',69,'0','play X@4',187);
INSERT INTO "entries" VALUES('6p2u8npvntxe',70,'1','reveal 4a',189);
INSERT INTO "entries" VALUES('7s3xuzcnna7s',0,'chance','first 1',0);
INSERT INTO "entries" VALUES('7s3xuzcnna7s',1,'chance','tiles E4 D6 A8 A10 D12 D8 E5 A4 D4 I15 E1 I5 E8 C1 C9 A2 C8 A6 E7 E3 / C6 E2 I10 C2 C4',0);
INSERT INTO "entries" VALUES('7s3xuzcnna7s',2,'chance','decks E4 A1 I4 A4 E2 I3 D3 X A3 D1 I1 E3 X C3 I2 C4 D2 C2 X C1 D4 X E1 A2 / D1 E3 I1 D2 I2 A1 I4 A2 A3 E4 X C1 C3 X I3 D3 C2 C4 X X D4 E1 E2 A4',0);
INSERT INTO "entries" VALUES('7s3xuzcnna7s',3,'1','reveal 1c',11);
INSERT INTO "entries" VALUES('7s3xuzcnna7s',4,'0','reveal 3a',13);
INSERT INTO "entries" VALUES('7s3xuzcnna7s',5,'1','reveal 4a',15);
INSERT INTO "entries" VALUES('7s3xuzcnna7s',6,'0','reveal 1b',17);
INSERT INTO "entries" VALUES('7s3xuzcnna7s',7,'1','play A1@1',26);
INSERT INTO "entries" VALUES('7s3xuzcnna7s',8,'0','play A4@3',28);
INSERT INTO "entries" VALUES('7s3xuzcnna7s',9,'1','play D2@3',30);
INSERT INTO "entries" VALUES('8gti9smmtffq',0,'chance','first 1',36);
INSERT INTO "entries" VALUES('8gti9smmtffq',1,'chance','supply 24 23 7 1 19 6 11 10 14 18 9 28 1 8 17 13 4 15 16 9 5 19 15 6 1 10 8 13 21 27 14 11 14 3 5 26 13 25 6 20 17 8 21 27 28 7 26 2 12 12 11 3 15 9 6 28 5 4 25 24 18 2 15 11 27 12 17 16 24 22 20 26 18 1 3 19 19 21 12 14 13 5 9 3 21 22 16 23 24 26 2 25 22 25 17 7 2 7 4 10 4 20 23 22 27 18 10 28 8 20 23 16',36);
INSERT INTO "entries" VALUES('8gti9smmtffq',2,'1','bid 233',55);
INSERT INTO "entries" VALUES('8gti9smmtffq',3,'2','bid 45',72);
INSERT INTO "entries" VALUES('8gti9smmtffq',4,'0','bid 19',81);
INSERT INTO "entries" VALUES('8gti9smmtffq',5,'1','bid 15',92);
INSERT INTO "entries" VALUES('8gti9smmtffq',6,'2','bid 5',96);
INSERT INTO "entries" VALUES('8gti9smmtffq',7,'0','bid 1',106);
INSERT INTO "entries" VALUES('8gti9smmtffq',8,'chance','first 2',106);
INSERT INTO "entries" VALUES('9wkg3n674e8u',0,'chance','first 1',0);
INSERT INTO "entries" VALUES('9wkg3n674e8u',1,'chance','garden Ip Cb Ms Pr Cs Pb Mp Ib Cr Ir Ps Pp Is Cp Mb Mr',0);
INSERT INTO "entries" VALUES('ca26h895cyxy',0,'chance','first 0',18);
INSERT INTO "entries" VALUES('ca26h895cyxy',1,'chance','deck hat magician bone sabotage hat lollipop bone magician magician trex magician toxic lollipop treasure treasure treasure lollipop sabotage bone muffin trex fish fish trex muffin sabotage magician sabotage muffin hat fish toxic fish fish sabotage bone trex toxic magician hat muffin treasure fish bone lollipop fish sabotage fish treasure lollipop bone sabotage treasure treasure fish treasure lollipop magician fish trex sabotage toxic sabotage muffin trex',18);
INSERT INTO "entries" VALUES('ca26h895cyxy',2,'0','trade 2',33);
INSERT INTO "entries" VALUES('ca26h895cyxy',3,'2','offer 1',45);
INSERT INTO "entries" VALUES('ca26h895cyxy',4,'0','offer 1',56);
INSERT INTO "entries" VALUES('ca26h895cyxy',5,'1','sabotage',65);
INSERT INTO "entries" VALUES('ca26h895cyxy',6,'1','trade 0',75);
INSERT INTO "entries" VALUES('ca26h895cyxy',7,'1','offer 1',81);
INSERT INTO "entries" VALUES('ca26h895cyxy',8,'0','offer 1',83);
INSERT INTO "entries" VALUES('ca26h895cyxy',9,'2','trade 1',89);
INSERT INTO "entries" VALUES('ca26h895cyxy',10,'1','offer 1',95);
INSERT INTO "entries" VALUES('ca26h895cyxy',11,'2','offer 2',96);
INSERT INTO "entries" VALUES('ca26h895cyxy',12,'1','steal 2',101);
INSERT INTO "entries" VALUES('ca26h895cyxy',13,'0','trade 2',105);
INSERT INTO "entries" VALUES('ca26h895cyxy',14,'2','offer 1',109);
INSERT INTO "entries" VALUES('ca26h895cyxy',15,'0','offer 2',116);
INSERT INTO "entries" VALUES('ca26h895cyxy',16,'1','trade 0',121);
INSERT INTO "entries" VALUES('ca26h895cyxy',17,'0','offer 1',123);
INSERT INTO "entries" VALUES('ca26h895cyxy',18,'1','offer 1',128);
INSERT INTO "entries" VALUES('ca26h895cyxy',19,'2','sabotage',132);
INSERT INTO "entries" VALUES('ca26h895cyxy',20,'2','trade 0',136);
INSERT INTO "entries" VALUES('ca26h895cyxy',21,'0','offer 1',152);
INSERT INTO "entries" VALUES('ca26h895cyxy',22,'2','offer 2',193);
INSERT INTO "entries" VALUES('ca26h895cyxy',23,'0','steal 1',383);
INSERT INTO "entries" VALUES('ca26h895cyxy',24,'0','trade 1',405);
INSERT INTO "entries" VALUES('ca26h895cyxy',25,'0','offer 3',409);
INSERT INTO "entries" VALUES('ca26h895cyxy',26,'1','offer 2',413);
INSERT INTO "entries" VALUES('ca26h895cyxy',27,'1','trade 0',424);
INSERT INTO "entries" VALUES('ca26h895cyxy',28,'0','offer 2',429);
INSERT INTO "entries" VALUES('ca26h895cyxy',29,'1','offer 2',440);
INSERT INTO "entries" VALUES('ca26h895cyxy',30,'1','pass',449);
INSERT INTO "entries" VALUES('ca26h895cyxy',31,'2','trade 1',457);
INSERT INTO "entries" VALUES('ca26h895cyxy',32,'1','offer 1',470);
INSERT INTO "entries" VALUES('ca26h895cyxy',33,'2','offer 1',487);
INSERT INTO "entries" VALUES('ca26h895cyxy',34,'0','sabotage',496);
INSERT INTO "entries" VALUES('ca26h895cyxy',35,'0','trade 1',501);
INSERT INTO "entries" VALUES('ca26h895cyxy',36,'0','offer 2',503);
INSERT INTO "entries" VALUES('ca26h895cyxy',37,'1','offer 1',507);
INSERT INTO "entries" VALUES('ca26h895cyxy',38,'1','trade 0',516);
INSERT INTO "entries" VALUES('ca26h895cyxy',39,'0','offer 3',518);
INSERT INTO "entries" VALUES('ca26h895cyxy',40,'1','offer 2',525);
INSERT INTO "entries" VALUES('ca26h895cyxy',41,'0','sabotage',528);
INSERT INTO "entries" VALUES('ca26h895cyxy',42,'2','trade 0',531);
INSERT INTO "entries" VALUES('ca26h895cyxy',43,'0','offer 2',537);
INSERT INTO "entries" VALUES('ca26h895cyxy',44,'2','offer 3',540);
INSERT INTO "entries" VALUES('ca26h895cyxy',45,'0','trade 1',543);
INSERT INTO "entries" VALUES('ca26h895cyxy',46,'1','offer 3',546);
INSERT INTO "entries" VALUES('ca26h895cyxy',47,'0','offer 1',548);
INSERT INTO "entries" VALUES('ca26h895cyxy',48,'1','trade 0',550);
INSERT INTO "entries" VALUES('ca26h895cyxy',49,'1','offer 2',552);
INSERT INTO "entries" VALUES('ca26h895cyxy',50,'0','offer 2',556);
INSERT INTO "entries" VALUES('dqkiqnvpy2pz',0,'chance','first 1',284);
INSERT INTO "entries" VALUES('dqkiqnvpy2pz',1,'chance','garden Cb Mr Pr Pp Ir Cr Mp Pb Mb Cp Ib Cs Is Ps Ms Ip',284);
INSERT INTO "entries" VALUES('dqkiqnvpy2pz',2,'table','resign 0',300);
INSERT INTO "entries" VALUES('ivd2r5qkesri',0,'chance','first 1',132);
INSERT INTO "entries" VALUES('ivd2r5qkesri',1,'chance','garden Mr Pr Ib Cb Pb Cp Pp Ms Ps Ip Mb Cr Ir Cs Mp Is',132);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',0,'chance','first 0',8);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',1,'chance','supply 11 4 15 24 3 16 7 21 15 19 20 2 18 12 6 22 7 1 21 11 11 7 17 14 6 25 28 26 2 15 8 21 19 23 28 18 9 1 5 12 26 9 12 10 27 10 21 12 16 5 28 28 4 3 5 9 22 23 16 25 18 2 8 27 17 8 19 9 22 22 17 14 15 2 10 20 16 26 10 5 13 13 27 20 3 11 14 4 8 25 14 6 19 18 24 24 13 24 3 23 20 7 1 25 27 17 6 23 13 26 1 4',8);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',2,'0','bid 123',12);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',3,'1','bid 111',14);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',4,'2','bid 20',17);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',5,'0','bid 15',19);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',6,'1','bid 2',21);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',7,'2','pass',28);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',8,'0','bid 1',31);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',9,'chance','first 1',31);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',10,'1','axis ew',33);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',11,'1','draw left',35);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',12,'1','place 11@j11/3',37);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',13,'2','draw right',39);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',14,'2','place 4@i9/1',41);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',15,'0','draw right',47);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',16,'0','place 24@k10/1',49);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',17,'1','draw right',51);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',18,'1','place 16@i13/0',53);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',19,'2','draw right',55);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',20,'2','place 21@l13/1',57);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',21,'0','draw left',60);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',22,'0','place 15@o13/2',62);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',23,'1','draw left',64);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',24,'1','place 3@l18/3',66);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',25,'2','draw right',68);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',26,'2','place 19@n12/0',71);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',27,'0','draw right',73);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',28,'0','place 2@p9/1',75);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',29,'1','draw left',77);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',30,'1','place 7@o11/2',80);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',31,'2','draw right',83);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',32,'2','place 12@k14/2',85);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',33,'0','draw right',88);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',34,'0','place 22@i16/0',90);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',35,'1','draw left',92);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',36,'1','place 15@k17/1',94);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',37,'2','draw right',97);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',38,'2','place 1@q10/3',99);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',39,'0','draw left',101);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',40,'0','place 20@i12/2',103);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',41,'1','draw left',106);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',42,'1','place 18@j17/2',108);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',43,'2','draw right',110);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',44,'2','place 11@g17/1',113);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',45,'0','draw left',115);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',46,'0','place 6@h16/2',117);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',47,'1','draw left',120);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',48,'1','place 7@g15/2',122);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',49,'2','draw right',124);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',50,'2','place 7@c14/0',126);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',51,'0','draw right',129);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',52,'0','place 14@n14/0',132);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',53,'1','draw right',135);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',54,'1','place 25@q14/1',137);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',55,'2','draw right',139);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',56,'2','place 26@d13/2',142);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',57,'0','draw right',151);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',58,'0','place 15@p17/0',153);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',59,'1','draw left',156);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',60,'1','place 21@m8/1',158);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',61,'2','draw right',160);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',62,'2','place 21@l8/3',163);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',63,'0','draw left',165);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',64,'0','place 11@n8/3',168);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',65,'1','draw right',170);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',66,'1','place 23@m7/3',172);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',67,'2','draw right',175);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',68,'2','place 18@d18/0',177);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',69,'0','draw right',180);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',70,'0','place 1@f13/0',182);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',71,'1','draw right',185);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',72,'1','place 12@a14/3',187);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',73,'2','draw right',190);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',74,'2','place 9@h15/0',192);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',75,'0','draw right',195);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',76,'0','place 10@j5/0',197);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',77,'1','draw right',200);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',78,'1','place 10@k6/1',203);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',79,'2','draw left',206);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',80,'2','place 17@s16/1',209);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',81,'1','draw right',211);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',82,'1','place 12@m15/0',215);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',83,'2','draw left',217);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',84,'2','place 6@d12/0',220);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',85,'1','draw left',222);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',86,'1','place 28@o9/3',225);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',87,'2','draw right',229);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',88,'2','place 5@j4/0',231);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',89,'1','draw left',233);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',90,'1','place 2@n18/3',236);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',91,'2','draw left',238);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',92,'2','place 8@d11/2',243);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',93,'1','draw right',246);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',94,'1','place 28@k1/1',248);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',95,'2','draw left',251);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',96,'2','place 19@j8/3',253);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',97,'1','draw right',256);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',98,'1','place 3@g8/0',258);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',99,'2','draw left',261);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',100,'2','place 28@i4/1',264);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',101,'1','draw left',266);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',102,'1','place 9@i1/1',270);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',103,'2','draw left',273);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',104,'2','place 5@e7/0',276);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',105,'1','draw left',279);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',106,'1','place 26@e4/1',282);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',107,'2','draw right',288);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',108,'2','place 9@f3/2',292);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',109,'1','draw right',300);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',110,'1','place 23@b8/1',303);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',111,'2','draw right',306);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',112,'2','place 25@c4/3',310);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',113,'1','draw left',314);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',114,'1','place 12@a9/3',317);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',115,'2','draw left',325);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',116,'2','place 27@o4/1',327);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',117,'1','draw right',330);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',118,'1','place 2@m17/1',333);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',119,'2','draw right',336);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',120,'2','place 27@o3/3',340);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',121,'1','draw right',343);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',122,'1','place 8@p3/1',347);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',123,'2','draw right',363);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',124,'2','place 9@p18/0',369);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',125,'1','draw left',385);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',126,'1','place 21@c10/3',392);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',127,'2','draw left',407);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',128,'2','place 16@f9/1',427);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',129,'1','draw left',433);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',130,'1','place 28@q3/0',449);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',131,'2','draw right',454);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',132,'2','place 22@n3/2',471);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',133,'1','draw right',479);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',134,'1','place 14@h4/2',495);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',135,'2','draw right',505);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',136,'2','place 2@c5/1',515);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',137,'1','draw left',528);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',138,'1','place 4@e1/2',546);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',139,'2','draw right',553);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',140,'2','place 20@r19/2',567);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',141,'1','draw left',596);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',142,'1','place 5@d8/1',604);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',143,'2','draw left',619);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',144,'2','place 22@h3/3',633);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',145,'1','draw right',642);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',146,'1','place 26@j18/2',655);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',147,'2','draw left',665);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',148,'2','place 16@e11/3',682);
INSERT INTO "entries" VALUES('m3izj4gcgnkp',149,'1','draw left',689);
INSERT INTO "entries" VALUES('qrr95papef9v',0,'chance','first 0',8);
INSERT INTO "entries" VALUES('qrr95papef9v',1,'chance','garden Cp Pr Cb Ms Ip Is Cr Mp Mb Cs Pp Pb Ir Ib Ps Mr',8);
INSERT INTO "entries" VALUES('qrr95papef9v',2,'0','d1',11);
INSERT INTO "entries" VALUES('qrr95papef9v',3,'1','d2',13);
INSERT INTO "entries" VALUES('qrr95papef9v',4,'0','a3',15);
INSERT INTO "entries" VALUES('qrr95papef9v',5,'1','d3',17);
INSERT INTO "entries" VALUES('qrr95papef9v',6,'0','c1',20);
INSERT INTO "entries" VALUES('qrr95papef9v',7,'1','b4',21);
INSERT INTO "entries" VALUES('qrr95papef9v',8,'0','a2',23);
INSERT INTO "entries" VALUES('qrr95papef9v',9,'table','ask undo 1',25);
INSERT INTO "entries" VALUES('qrr95papef9v',10,'table','decline 0',27);
INSERT INTO "entries" VALUES('qrr95papef9v',11,'table','undo 0 8',28);
INSERT INTO "entries" VALUES('rqkrnuw4g823',0,'chance','first 1',118);
INSERT INTO "entries" VALUES('rqkrnuw4g823',1,'chance','garden Mp Is Pp Mb Ip Ir Ib Cr Pb Ms Cp Cb Mr Cs Pr Ps',118);
INSERT INTO "entries" VALUES('rqkrnuw4g823',2,'table','resign 1',160);
INSERT INTO "entries" VALUES('rxnuaqrtrvfr',0,'chance','first 0',15);
INSERT INTO "entries" VALUES('rxnuaqrtrvfr',1,'chance','deal S11 S14 S1 S* S8 S6 S9 S3 S5 S4 S2 S15 S13 S10 S7 S12 / M4 M6 M8 M15 M3 M14 M13 M5 M2 M7 M9 M10 M11 M1 M* M12',15);
INSERT INTO "entries" VALUES('rxnuaqrtrvfr',2,'2','draw sun',59);
INSERT INTO "entries" VALUES('rxnuaqrtrvfr',3,'1','draw moon',67);
INSERT INTO "entries" VALUES('rxnuaqrtrvfr',4,'0','draw moon',69);
INSERT INTO "entries" VALUES('rxnuaqrtrvfr',5,'0','play M9=M',71);
INSERT INTO "entries" VALUES('rxnuaqrtrvfr',6,'1','play M3',75);
INSERT INTO "entries" VALUES('rxnuaqrtrvfr',7,'2','play M5',77);
INSERT INTO "entries" VALUES('rxnuaqrtrvfr',8,'0','lead 0',79);
INSERT INTO "entries" VALUES('rxnuaqrtrvfr',9,'table','bot 0',9735555);
INSERT INTO "entries" VALUES('seujqqqd69ny',0,'chance','first 1',23);
INSERT INTO "entries" VALUES('seujqqqd69ny',1,'chance','garden Mr Is Cb Pp Ps Pb Cs Ir Ib Mp Cp Pr Ip Ms Cr Mb',23);
INSERT INTO "entries" VALUES('seujqqqd69ny',2,'1','d4',29);
INSERT INTO "entries" VALUES('seujqqqd69ny',3,'0','b4',31);
INSERT INTO "entries" VALUES('seujqqqd69ny',4,'1','c2',33);
INSERT INTO "entries" VALUES('seujqqqd69ny',5,'0','b1',35);
INSERT INTO "entries" VALUES('seujqqqd69ny',6,'1','a2',36);
INSERT INTO "entries" VALUES('seujqqqd69ny',7,'0','b2',38);
INSERT INTO "entries" VALUES('seujqqqd69ny',8,'1','d3',44);
INSERT INTO "entries" VALUES('seujqqqd69ny',9,'0','d1',45);
INSERT INTO "entries" VALUES('seujqqqd69ny',10,'1','a4',48);
INSERT INTO "entries" VALUES('seujqqqd69ny',11,'0','c3',49);
INSERT INTO "entries" VALUES('seujqqqd69ny',12,'1','c1',51);
INSERT INTO "entries" VALUES('seujqqqd69ny',13,'0','a3',53);
INSERT INTO "entries" VALUES('seujqqqd69ny',14,'1','d2',54);
INSERT INTO "entries" VALUES('seujqqqd69ny',15,'0','a1',56);
INSERT INTO "entries" VALUES('seujqqqd69ny',16,'1','b3',57);
INSERT INTO "entries" VALUES('xf2an5vn92k3',0,'chance','first 1',6);
INSERT INTO "entries" VALUES('xf2an5vn92k3',1,'chance','deal S9 S* S8 S10 S3 S11 S7 S2 S5 S12 S13 S6 S1 S15 S4 S14 / M7 M1 M8 M14 M9 M6 M10 M15 M* M12 M13 M4 M3 M11 M5 M2',6);
INSERT INTO "entries" VALUES('xf2an5vn92k3',2,'1','draw moon',13);
INSERT INTO "entries" VALUES('xf2an5vn92k3',3,'2','draw sun',16);
INSERT INTO "entries" VALUES('xf2an5vn92k3',4,'0','draw sun',17);
INSERT INTO "entries" VALUES('xf2an5vn92k3',5,'1','play M14',23);
INSERT INTO "entries" VALUES('xf2an5vn92k3',6,'2','play M15',25);
INSERT INTO "entries" VALUES('xf2an5vn92k3',7,'0','play M8',27);
INSERT INTO "entries" VALUES('xf2an5vn92k3',8,'2','lead 2',29);
INSERT INTO "entries" VALUES('z94hcpd7ztd8',0,'chance','first 1',6);
INSERT INTO "entries" VALUES('z94hcpd7ztd8',1,'chance','deck sabotage sabotage trex bone toxic trex fish magician fish magician muffin trex magician sabotage hat treasure magician bone trex sabotage treasure treasure muffin magician lollipop sabotage toxic sabotage toxic lollipop trex trex fish hat bone treasure sabotage hat fish fish fish treasure muffin lollipop lollipop fish treasure fish toxic bone magician bone fish muffin sabotage fish treasure lollipop magician treasure lollipop hat bone muffin sabotage',6);
INSERT INTO "entries" VALUES('z94hcpd7ztd8',2,'1','trade 2',9);
INSERT INTO "entries" VALUES('z94hcpd7ztd8',3,'2','offer 2',11);
INSERT INTO "entries" VALUES('z94hcpd7ztd8',4,'1','offer 1',14);
INSERT INTO "entries" VALUES('z94hcpd7ztd8',5,'0','sabotage',16);
INSERT INTO "entries" VALUES('z94hcpd7ztd8',6,'0','pass',18);
INSERT INTO "entries" VALUES('z94hcpd7ztd8',7,'2','trade 0',23);
INSERT INTO "entries" VALUES('z94hcpd7ztd8',8,'0','offer 1',26);
INSERT INTO "entries" VALUES('z94hcpd7ztd8',9,'2','offer 3',28);
INSERT INTO "entries" VALUES('z94hcpd7ztd8',10,'table','bot 1',30);
INSERT INTO "entries" VALUES('zsgw4mipey6w',0,'chance','first 0',6);
INSERT INTO "entries" VALUES('zsgw4mipey6w',1,'chance','deal S* S9 S10 S3 S8 S7 S1 S15 S14 S6 S4 S13 S2 S5 S12 S11 / M2 M8 M6 M5 M12 M1 M15 M11 M9 M13 M* M14 M4 M3 M7 M10',6);
INSERT INTO "entries" VALUES('zsgw4mipey6w',2,'1','draw sun',9);
INSERT INTO "entries" VALUES('zsgw4mipey6w',3,'2','draw sun',11);
INSERT INTO "entries" VALUES('zsgw4mipey6w',4,'0','draw moon',13);
INSERT INTO "entries" VALUES('zsgw4mipey6w',5,'0','play M2',15);
INSERT INTO "entries" VALUES('zsgw4mipey6w',6,'1','play M5',22);
INSERT INTO "entries" VALUES('zsgw4mipey6w',7,'2','play M9=M',26);
INSERT INTO "entries" VALUES('zsgw4mipey6w',8,'2','lead 2',28);
INSERT INTO "entries" VALUES('zsgw4mipey6w',9,'2','play S1',30);
INSERT INTO "entries" VALUES('zsgw4mipey6w',10,'0','play S10',32);
INSERT INTO "entries" VALUES('zsgw4mipey6w',11,'1','play S8',37);
INSERT INTO "entries" VALUES('zsgw4mipey6w',12,'0','lead 1',40);
INSERT INTO "entries" VALUES('zsgw4mipey6w',13,'1','play S7',41);
INSERT INTO "entries" VALUES('zsgw4mipey6w',14,'2','play S15',43);
INSERT INTO "entries" VALUES('zsgw4mipey6w',15,'0','play S*-',45);
INSERT INTO "entries" VALUES('zsgw4mipey6w',16,'2','lead 2',47);
INSERT INTO "entries" VALUES('zsgw4mipey6w',17,'2','play S14',49);
INSERT INTO "entries" VALUES('zsgw4mipey6w',18,'0','play M13',54);
INSERT INTO "entries" VALUES('zsgw4mipey6w',19,'1','play S6',60);
INSERT INTO "entries" VALUES('zsgw4mipey6w',20,'2','lead 2',62);
INSERT INTO "entries" VALUES('zsgw4mipey6w',21,'2','play S4',64);
INSERT INTO "entries" VALUES('zsgw4mipey6w',22,'0','play S9=S',70);
INSERT INTO "entries" VALUES('zsgw4mipey6w',23,'1','play S3',72);
INSERT INTO "entries" VALUES('zsgw4mipey6w',24,'0','lead 0',74);
INSERT INTO "entries" VALUES('zsgw4mipey6w',25,'0','play M6',76);
INSERT INTO "entries" VALUES('zsgw4mipey6w',26,'1','play M1',81);
INSERT INTO "entries" VALUES('zsgw4mipey6w',27,'2','play M15',83);
INSERT INTO "entries" VALUES('zsgw4mipey6w',28,'2','lead 2',86);
INSERT INTO "entries" VALUES('zsgw4mipey6w',29,'2','play M11',88);
INSERT INTO "entries" VALUES('zsgw4mipey6w',30,'0','play M8',90);
INSERT INTO "entries" VALUES('zsgw4mipey6w',31,'1','play M12',92);
INSERT INTO "entries" VALUES('zsgw4mipey6w',32,'chance','deal S4 S12 S6 S8 S9 S7 S14 S2 S10 S11 S5 S15 S13 S* S3 S1 / M7 M10 M6 M1 M3 M8 M2 M14 M15 M12 M11 M5 M13 M9 M* M4',92);
INSERT INTO "entries" VALUES('zsgw4mipey6w',33,'2','draw moon',97);
INSERT INTO "entries" VALUES('zsgw4mipey6w',34,'1','draw moon',106);
INSERT INTO "entries" VALUES('zsgw4mipey6w',35,'0','draw moon',110);
INSERT INTO "entries" VALUES('zsgw4mipey6w',36,'1','play M11',112);
INSERT INTO "entries" VALUES('zsgw4mipey6w',37,'2','play M15',114);
INSERT INTO "entries" VALUES('zsgw4mipey6w',38,'0','play M5',116);
INSERT INTO "entries" VALUES('zsgw4mipey6w',39,'2','lead 2',118);
INSERT INTO "entries" VALUES('zsgw4mipey6w',40,'2','play M2',120);
INSERT INTO "entries" VALUES('zsgw4mipey6w',41,'0','play M6',122);
INSERT INTO "entries" VALUES('zsgw4mipey6w',42,'1','play M1',124);
INSERT INTO "entries" VALUES('zsgw4mipey6w',43,'0','lead 0',126);
INSERT INTO "entries" VALUES('zsgw4mipey6w',44,'0','play S12',128);
INSERT INTO "entries" VALUES('zsgw4mipey6w',45,'1','play S7',132);
INSERT INTO "entries" VALUES('zsgw4mipey6w',46,'2','play S10',138);
INSERT INTO "entries" VALUES('zsgw4mipey6w',47,'0','lead 0',141);
INSERT INTO "entries" VALUES('zsgw4mipey6w',48,'0','play M10',143);
INSERT INTO "entries" VALUES('zsgw4mipey6w',49,'1','play M8',147);
INSERT INTO "entries" VALUES('zsgw4mipey6w',50,'2','play M14',149);
INSERT INTO "entries" VALUES('zsgw4mipey6w',51,'2','lead 2',151);
INSERT INTO "entries" VALUES('zsgw4mipey6w',52,'2','play M12',153);
INSERT INTO "entries" VALUES('zsgw4mipey6w',53,'0','play M7',155);
INSERT INTO "entries" VALUES('zsgw4mipey6w',54,'1','play S9=S',162);
INSERT INTO "entries" VALUES('zsgw4mipey6w',55,'2','lead 2',164);
INSERT INTO "entries" VALUES('zsgw4mipey6w',56,'2','play S14',166);
INSERT INTO "entries" VALUES('zsgw4mipey6w',57,'0','play S6',168);
INSERT INTO "entries" VALUES('zsgw4mipey6w',58,'1','play S8',170);
INSERT INTO "entries" VALUES('zsgw4mipey6w',59,'2','lead 0',172);
INSERT INTO "entries" VALUES('zsgw4mipey6w',60,'0','play S4',174);
INSERT INTO "entries" VALUES('zsgw4mipey6w',61,'1','play M3',177);
INSERT INTO "entries" VALUES('zsgw4mipey6w',62,'2','play S2',182);
CREATE TABLE "heartbeats" (
	id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "heartbeats" VALUES(1,1795060867897);
CREATE TABLE "leases" (
	table_id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	node TEXT, 
	PRIMARY KEY (table_id, kind), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
CREATE TABLE measures (
	id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	person TEXT, 
	address TEXT, 
	since BIGINT NOT NULL, 
	until BIGINT, 
	ended BIGINT, 
	reason TEXT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "measures" VALUES('f61ba4b6966c6db2','mute','TKymO6O8teRsbBGj',NULL,1795060867852,1795147267852,NULL,'an insult');
CREATE TABLE messages (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	room TEXT NOT NULL, 
	seat INTEGER, 
	name TEXT NOT NULL, 
	content TEXT NOT NULL, 
	at BIGINT NOT NULL, person TEXT, removed INTEGER DEFAULT 0 NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "messages" VALUES('eq38xzj6rcz4',1,'table',0,'Player 59256','{"text":"an insult"}',1795060867821,'TKymO6O8teRsbBGj',1);
INSERT INTO "messages" VALUES('rxnuaqrtrvfr',1,'table',1,'Bruno','{"text":"Bonjour"}',1794789870887,NULL,0);
INSERT INTO "messages" VALUES('rxnuaqrtrvfr',2,'watchers',NULL,'Dario','{"phrase":"good-luck"}',1794789870942,NULL,0);
CREATE TABLE nodes (
	id TEXT NOT NULL, 
	seen BIGINT NOT NULL, 
	alive INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE passkeys (
    id BLOB NOT NULL, person TEXT NOT NULL REFERENCES people (id), key BLOB NOT NULL, uses INTEGER NOT NULL,
    label TEXT NOT NULL, created BIGINT NOT NULL, used BIGINT, PRIMARY KEY (id));
CREATE TABLE pauses (
	start BIGINT NOT NULL, 
	stop BIGINT NOT NULL, 
	PRIMARY KEY (start)
);
INSERT INTO "pauses" VALUES(1794789871468,1794794653081);
INSERT INTO "pauses" VALUES(1794794653830,1794796918582);
INSERT INTO "pauses" VALUES(1794806652866,1794818223696);
INSERT INTO "pauses" VALUES(1794818223754,1795060866955);
CREATE TABLE people (
    id TEXT NOT NULL, name TEXT, folded TEXT, bot INTEGER NOT NULL DEFAULT 0, password TEXT, recovery BLOB,
    created BIGINT NOT NULL, looks TEXT, role TEXT, PRIMARY KEY (id), UNIQUE (folded));
INSERT INTO "people" VALUES('3W_7DcNp93Y4cGd_','Aiko','aiko',0,'$argon2id$v=19$m=8,t=1,p=1$PBvlHb9nTD5e+xMexDV1PA$rM1Pc7eHa6cTNLy+Oq1n9LD+6ul/avMOZeuOwvXC65w',X'2A33C267ACFAF8E4B46CA328FB1BA48A0EC83FC675859C2C2A4967BBCD6B8D08',1794794653221,'2:aiko',NULL);
INSERT INTO "people" VALUES('PYYueMMyZH_46iKv','Bruno','bruno',0,'$argon2id$v=19$m=8,t=1,p=1$xPu4UTIzoezGMSvV7/F3hA$jWmadQHQnUyN91SbfOZatLLm2x6u3uweee1ce564+Mo',X'50D9DCD0F153D71BF50F9682774F3A4C09F5EC682B88B1A38CFC412A5FF2BB0B',1794794653309,'2:bruno',NULL);
INSERT INTO "people" VALUES('YRBcVJd-Sc3ASxIL','Chiyo','chiyo',0,'$argon2id$v=19$m=8,t=1,p=1$2IRvj6+qyKxEKPUAmz9yLA$y01hll6xy1o9VeT/zXF/gUUPkIiLAFQHsUgVqUwYvc8',X'A2480A56E67A7589EC7CE7FF825882F0EACCACD33EF9E21FC7E3EACEE13BBEA2',1794806652815,'2:chiyo',NULL);
INSERT INTO "people" VALUES('OZoN3DhqKZMj3jMx','Mona','mona',0,'$argon2id$v=19$m=8,t=1,p=1$xq38n3mISBAECTU1ICIS4g$PYu6E+SWaNMdjfaXpO1lrSz498Vn+XJKpC3h/mXURc8',X'F17F651F9419767D5C9E36DE6A143BF714F21EC6CE6E77DD661861DE39BF9CD7',1795060867436,'2:rnona','moderator');
INSERT INTO "people" VALUES('TKymO6O8teRsbBGj','Player 59256',NULL,0,NULL,NULL,1795060867775,NULL,NULL);
CREATE TABLE preferences (
	person TEXT NOT NULL, 
	chosen TEXT NOT NULL, 
	PRIMARY KEY (person), 
	FOREIGN KEY(person) REFERENCES people (id)
)
 WITHOUT ROWID

;
INSERT INTO "preferences" VALUES('3W_7DcNp93Y4cGd_','{"theme":"dark","language":null,"sounds":null,"confirm":true,"large_text":null,"left_handed":null}');
CREATE TABLE ratings (
    table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, player TEXT NOT NULL, mu FLOAT NOT NULL,
    sigma FLOAT NOT NULL, PRIMARY KEY (table_id, seat)) WITHOUT ROWID;
INSERT INTO "ratings" VALUES('rqkrnuw4g823',0,'3W_7DcNp93Y4cGd_',2.76353894931404973087e+01,8.06590141354368);
INSERT INTO "ratings" VALUES('rqkrnuw4g823',1,'PYYueMMyZH_46iKv',2.23646105068595026912e+01,8.06590141354368);
CREATE TABLE refused_names (
	folded TEXT NOT NULL, 
	looks TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (folded)
)
 WITHOUT ROWID

;
INSERT INTO "refused_names" VALUES('gus','2:gus',1795060867858);
CREATE TABLE rematches (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, words TEXT, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "rematches" VALUES('dqkiqnvpy2pz',0,'green tea');
INSERT INTO "rematches" VALUES('seujqqqd69ny',0,NULL);
INSERT INTO "rematches" VALUES('seujqqqd69ny',1,NULL);
CREATE TABLE reporters (
	report TEXT NOT NULL, 
	reporter TEXT NOT NULL, 
	person TEXT, 
	reason TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (report, reporter), 
	FOREIGN KEY(report) REFERENCES reports (id), 
	FOREIGN KEY(person) REFERENCES people (id)
)
 WITHOUT ROWID

;
INSERT INTO "reporters" VALUES('3e0b4beda7fbf6e9','2a3a9ffeb93daf7068261ccfe44104a7','3W_7DcNp93Y4cGd_','an insult',1795060867841);
CREATE TABLE reports (
	id TEXT NOT NULL, 
	thing TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	seat INTEGER, 
	message INTEGER, 
	person TEXT, 
	name TEXT NOT NULL, 
	quoted TEXT, 
	at BIGINT NOT NULL, 
	verdict TEXT, 
	decided BIGINT, 
	decided_by TEXT, 
	note TEXT, 
	PRIMARY KEY (id), 
	UNIQUE (thing), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "reports" VALUES('3e0b4beda7fbf6e9','talk eq38xzj6rcz4 1','eq38xzj6rcz4','talk',0,1,'TKymO6O8teRsbBGj','Gus','{"text":"an insult"}',1795060867824,NULL,NULL,NULL,NULL);
CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, person TEXT REFERENCES people (id),
    bot INTEGER, rank INTEGER NOT NULL, score INTEGER NOT NULL, gone INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)) WITHOUT ROWID;
INSERT INTO "results" VALUES('dqkiqnvpy2pz',0,NULL,NULL,2,0,0);
INSERT INTO "results" VALUES('dqkiqnvpy2pz',1,NULL,NULL,1,0,0);
INSERT INTO "results" VALUES('rqkrnuw4g823',0,'3W_7DcNp93Y4cGd_',NULL,1,0,0);
INSERT INTO "results" VALUES('rqkrnuw4g823',1,'PYYueMMyZH_46iKv',NULL,2,0,0);
CREATE TABLE "sent_notifications" (
    table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, turn INTEGER NOT NULL, at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat, turn)) WITHOUT ROWID
;
CREATE TABLE sessions (
    digest BLOB NOT NULL, person TEXT NOT NULL REFERENCES people (id), created BIGINT NOT NULL, browser TEXT, used BIGINT,
    PRIMARY KEY (digest));
INSERT INTO "sessions" VALUES(X'4CC0D08C725DF0AC5C426D68DC15B6D6D33C252D1D7191EE308FF5C75BAE784D','3W_7DcNp93Y4cGd_',1794794653303,NULL,NULL);
INSERT INTO "sessions" VALUES(X'F3150BCAC7F4C2FA58DC0A080CB24C5692F16F34DBAABAD58A180F0E3B9014B4','PYYueMMyZH_46iKv',1794794653395,NULL,NULL);
INSERT INTO "sessions" VALUES(X'747E55D7F6E116F9DAFCFCC67DDB4709BA6105BB4B87059675E140219871A2F4','3W_7DcNp93Y4cGd_',1794796918725,NULL,NULL);
INSERT INTO "sessions" VALUES(X'3AABCE840F01873A7830AC0B26FD8BDA8928CB186822CD4BEFC5928D16623A34','YRBcVJd-Sc3ASxIL',1794806652838,'Firefox · Linux',1794806652849);
INSERT INTO "sessions" VALUES(X'06751B22F25C192B88C563808AB1AB72F875876ECFC8730A9B795CFFC070CFD9','3W_7DcNp93Y4cGd_',1795060867124,NULL,1795060867124);
INSERT INTO "sessions" VALUES(X'4E1CCB24225142D5516023C5CFA4FA25A1BBFCE474CE008D0A4BB0C0267538EA','OZoN3DhqKZMj3jMx',1795060867758,NULL,1795060867758);
INSERT INTO "sessions" VALUES(X'8394055F6E39F69747EE93548FF41430EA7C884E82A933F91CA48D956506D69A','TKymO6O8teRsbBGj',1795060867790,NULL,1795060867790);
CREATE TABLE sittings (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	name TEXT, 
	digest BLOB, 
	bot INTEGER, person TEXT REFERENCES people (id), 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "sittings" VALUES('6p2u8npvntxe',0,0,'Aiko',X'95690BFBE0175B272429703A90F7185161CB9FE849FA11256E44DAEC601956B3',NULL,NULL);
INSERT INTO "sittings" VALUES('7s3xuzcnna7s',0,0,'Aiko',X'95690BFBE0175B272429703A90F7185161CB9FE849FA11256E44DAEC601956B3',NULL,NULL);
INSERT INTO "sittings" VALUES('8gti9smmtffq',0,0,'Aiko',X'95690BFBE0175B272429703A90F7185161CB9FE849FA11256E44DAEC601956B3',NULL,NULL);
INSERT INTO "sittings" VALUES('8gti9smmtffq',1,1,'Guest 1',X'4FDA8F92F9F3AF1A818BC34A3DA0D2B7C263B09396775E4660326F30E15F3421',NULL,NULL);
INSERT INTO "sittings" VALUES('8gti9smmtffq',2,2,'Guest 2',X'575D0C0083F1DC3AE7DDE701CD36C04FB25CB3A3D50CC9967077BEC46F7E89E3',NULL,NULL);
INSERT INTO "sittings" VALUES('9wkg3n674e8u',0,0,'Aiko',X'95690BFBE0175B272429703A90F7185161CB9FE849FA11256E44DAEC601956B3',NULL,NULL);
INSERT INTO "sittings" VALUES('9wkg3n674e8u',1,1,'Guest 1',X'4FDA8F92F9F3AF1A818BC34A3DA0D2B7C263B09396775E4660326F30E15F3421',NULL,NULL);
INSERT INTO "sittings" VALUES('ca26h895cyxy',0,0,'Aiko',X'95690BFBE0175B272429703A90F7185161CB9FE849FA11256E44DAEC601956B3',NULL,NULL);
INSERT INTO "sittings" VALUES('ca26h895cyxy',1,1,'Guest 1',X'4FDA8F92F9F3AF1A818BC34A3DA0D2B7C263B09396775E4660326F30E15F3421',NULL,NULL);
INSERT INTO "sittings" VALUES('dqkiqnvpy2pz',0,0,'Dina',X'95690BFBE0175B272429703A90F7185161CB9FE849FA11256E44DAEC601956B3',NULL,NULL);
INSERT INTO "sittings" VALUES('dqkiqnvpy2pz',1,1,'Emil',X'4FDA8F92F9F3AF1A818BC34A3DA0D2B7C263B09396775E4660326F30E15F3421',NULL,NULL);
INSERT INTO "sittings" VALUES('e8rujhwsq5pa',0,0,'Aiko',X'95690BFBE0175B272429703A90F7185161CB9FE849FA11256E44DAEC601956B3',NULL,NULL);
INSERT INTO "sittings" VALUES('eq38xzj6rcz4',0,0,'Player 59256',X'F61D52D9C7D689CC86DE76656816105A53B8AB68EE35D38FF4DABDE03A8C3D3D',NULL,'TKymO6O8teRsbBGj');
INSERT INTO "sittings" VALUES('ivd2r5qkesri',0,0,'Aiko',X'0F905EE5DCEC22BD201DD9882FDA9DD5B75B04071C8079C2D0FFC2C8F6575A21',NULL,'3W_7DcNp93Y4cGd_');
INSERT INTO "sittings" VALUES('ivd2r5qkesri',1,1,'Bruno',X'9C93997E979DDA62F03F6FE888818709BBDDE2DD237355DCEDDEBA8AF223CAD1',NULL,'PYYueMMyZH_46iKv');
INSERT INTO "sittings" VALUES('m3izj4gcgnkp',0,0,'Aiko',X'95690BFBE0175B272429703A90F7185161CB9FE849FA11256E44DAEC601956B3',NULL,NULL);
INSERT INTO "sittings" VALUES('m3izj4gcgnkp',1,1,'Guest 1',X'4FDA8F92F9F3AF1A818BC34A3DA0D2B7C263B09396775E4660326F30E15F3421',NULL,NULL);
INSERT INTO "sittings" VALUES('m3izj4gcgnkp',2,2,'Guest 2',X'575D0C0083F1DC3AE7DDE701CD36C04FB25CB3A3D50CC9967077BEC46F7E89E3',NULL,NULL);
INSERT INTO "sittings" VALUES('qrr95papef9v',0,0,'Aiko',X'95690BFBE0175B272429703A90F7185161CB9FE849FA11256E44DAEC601956B3',NULL,NULL);
INSERT INTO "sittings" VALUES('qrr95papef9v',1,1,'Guest 1',X'4FDA8F92F9F3AF1A818BC34A3DA0D2B7C263B09396775E4660326F30E15F3421',NULL,NULL);
INSERT INTO "sittings" VALUES('rqkrnuw4g823',0,0,'Aiko',X'B876CF927EDDD05C7FF4C7DFF6A11268D5EBDA3E618850121557AFBC8D78B4BC',NULL,'3W_7DcNp93Y4cGd_');
INSERT INTO "sittings" VALUES('rqkrnuw4g823',1,1,'Bruno',X'6DD4A4FCCA74B523AECF094FD3D53BF35E3094BDF8356D14315309288D77E18C',NULL,'PYYueMMyZH_46iKv');
INSERT INTO "sittings" VALUES('rxnuaqrtrvfr',0,0,'Aiko',X'95690BFBE0175B272429703A90F7185161CB9FE849FA11256E44DAEC601956B3',NULL,NULL);
INSERT INTO "sittings" VALUES('rxnuaqrtrvfr',1,1,'Bruno',X'4FDA8F92F9F3AF1A818BC34A3DA0D2B7C263B09396775E4660326F30E15F3421',NULL,NULL);
INSERT INTO "sittings" VALUES('rxnuaqrtrvfr',2,1,NULL,NULL,NULL,NULL);
INSERT INTO "sittings" VALUES('rxnuaqrtrvfr',3,1,'Chloe',X'4FDA8F92F9F3AF1A818BC34A3DA0D2B7C263B09396775E4660326F30E15F3421',NULL,NULL);
INSERT INTO "sittings" VALUES('rxnuaqrtrvfr',4,2,NULL,NULL,2,NULL);
INSERT INTO "sittings" VALUES('seujqqqd69ny',0,0,'Aiko',X'95690BFBE0175B272429703A90F7185161CB9FE849FA11256E44DAEC601956B3',NULL,NULL);
INSERT INTO "sittings" VALUES('seujqqqd69ny',1,1,'Guest 1',X'4FDA8F92F9F3AF1A818BC34A3DA0D2B7C263B09396775E4660326F30E15F3421',NULL,NULL);
INSERT INTO "sittings" VALUES('xf2an5vn92k3',0,0,'Aiko',X'95690BFBE0175B272429703A90F7185161CB9FE849FA11256E44DAEC601956B3',NULL,NULL);
INSERT INTO "sittings" VALUES('xf2an5vn92k3',1,2,'Guest 2',X'575D0C0083F1DC3AE7DDE701CD36C04FB25CB3A3D50CC9967077BEC46F7E89E3',NULL,NULL);
INSERT INTO "sittings" VALUES('z94hcpd7ztd8',0,0,'Aiko',X'95690BFBE0175B272429703A90F7185161CB9FE849FA11256E44DAEC601956B3',NULL,NULL);
INSERT INTO "sittings" VALUES('z94hcpd7ztd8',1,1,'Guest 1',X'4FDA8F92F9F3AF1A818BC34A3DA0D2B7C263B09396775E4660326F30E15F3421',NULL,NULL);
INSERT INTO "sittings" VALUES('zsgw4mipey6w',0,0,'Aiko',X'95690BFBE0175B272429703A90F7185161CB9FE849FA11256E44DAEC601956B3',NULL,NULL);
INSERT INTO "sittings" VALUES('zsgw4mipey6w',1,2,'Guest 2',X'575D0C0083F1DC3AE7DDE701CD36C04FB25CB3A3D50CC9967077BEC46F7E89E3',NULL,NULL);
CREATE TABLE standings (
    game TEXT NOT NULL, seats INTEGER NOT NULL, player TEXT NOT NULL, mu FLOAT NOT NULL, sigma FLOAT NOT NULL,
    games INTEGER NOT NULL, PRIMARY KEY (game, seats, player)) WITHOUT ROWID;
INSERT INTO "standings" VALUES('okiya',2,'3W_7DcNp93Y4cGd_',2.76353894931404973087e+01,8.06590141354368,1);
INSERT INTO "standings" VALUES('okiya',2,'PYYueMMyZH_46iKv',2.23646105068595026912e+01,8.06590141354368,1);
CREATE TABLE "subscriptions" (
    id TEXT NOT NULL, person TEXT NOT NULL REFERENCES people (id), kind TEXT NOT NULL, address TEXT NOT NULL,
    keys TEXT NOT NULL, created BIGINT NOT NULL, failures INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (id));
INSERT INTO "subscriptions" VALUES('hz3gEGWgCh-O','3W_7DcNp93Y4cGd_','webhook','https://hooks.example/aiko','Qv9gNEPm8tOuAZVvkWrKil3gEjvBeyCKAOc6XCMHYKY',1794796918811,0);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	options TEXT NOT NULL, 
	bots TEXT NOT NULL, 
	secret BLOB NOT NULL, 
	created BIGINT NOT NULL, 
	rematch_of TEXT, 
	clock TEXT, 
	public INTEGER DEFAULT 0 NOT NULL, rated INTEGER NOT NULL DEFAULT 0, closed TEXT, 
	PRIMARY KEY (id), 
	UNIQUE (rematch_of), 
	FOREIGN KEY(rematch_of) REFERENCES tables (id)
);
INSERT INTO "tables" VALUES('seujqqqd69ny','okiya','{"match":"single","full_garden":"draw"}','[null,null]',X'880FEFED56FFB4ADBBA374B413B6BA084F1DD050667C8D08171313A36066F0B3',1794789868938,NULL,NULL,0,0,NULL);
INSERT INTO "tables" VALUES('9wkg3n674e8u','okiya','{"match":"single","full_garden":"draw"}','[null,null]',X'055263AA0FA261D5364531F00DF5FAFA8CD8670AB1C5F61C87FB9CBF86A22946',1794789868999,'seujqqqd69ny',NULL,0,0,NULL);
INSERT INTO "tables" VALUES('qrr95papef9v','okiya','{"match":"single","full_garden":"draw"}','[null,null]',X'3B5DB33FAA6860F2F9348C69B5CBB2F3FDA0DFFF0CC227350729ABDAC0F7EC4E',1794789869005,NULL,NULL,0,0,NULL);
INSERT INTO "tables" VALUES('zsgw4mipey6w','taiki','{"first_player":"rotate","nine_obliges":false}','[null,1,null]',X'0E409258352631C93038ED07C0A90C4E2028CC82F6FAD527579E663D2EDCCB64',1794789869035,NULL,NULL,0,0,NULL);
INSERT INTO "tables" VALUES('xf2an5vn92k3','taiki','{"first_player":"rotate","nine_obliges":false}','[null,1,null]',X'0C69EF52CAA77B6959DAE8AC3752676C20DD8C8DF93F317728E18427F1C141CC',1794789869219,NULL,NULL,0,0,NULL);
INSERT INTO "tables" VALUES('6p2u8npvntxe','yutaka','{"known":"","archipelago":"1111 1111 1111 1111 1111"}','[null,1]',X'202119E8FF3AB10565B40C07A634C088A89A7CBA043B84E54FD541993C1243DD',1794789869250,NULL,NULL,0,0,NULL);
INSERT INTO "tables" VALUES('7s3xuzcnna7s','yutaka','{"known":"","archipelago":"1111 1111 1111 1111 1111"}','[null,1]',X'F87A15A215473B3FF3738D23B6101E53798C97FFDC3216E1297CF8782C22A55E',1794789869439,NULL,NULL,0,0,NULL);
INSERT INTO "tables" VALUES('m3izj4gcgnkp','tayu','{"edition":"kosmos","draw":"block","hand":1,"rescue":"redraw"}','[null,null,null]',X'4C02CE2525E5F8DF449A5CAB9C709B3893B2167A4FE7959DC65ABAA0353DD8A6',1794789869470,NULL,NULL,0,0,NULL);
INSERT INTO "tables" VALUES('8gti9smmtffq','tayu','{"edition":"kosmos","draw":"block","hand":1,"rescue":"redraw"}','[null,null,null]',X'38AEFF3F8FD5D013D70D15AFFD34201353F2E2E07C583724ECB698106F7A8815',1794789870177,NULL,NULL,0,0,NULL);
INSERT INTO "tables" VALUES('ca26h895cyxy','antayagi','{"deck":{"treasure":8,"bone":6,"lollipop":6,"muffin":5,"trex":6,"toxic":4,"hat":4,"fish":10,"magician":7,"sabotage":9}}','[null,null,1]',X'0FC03958C3F9A588D28D6F751D51D63C668E974B0A3D76B7D0A76988DB795137',1794789870289,NULL,NULL,0,0,NULL);
INSERT INTO "tables" VALUES('z94hcpd7ztd8','antayagi','{"deck":{"treasure":8,"bone":6,"lollipop":6,"muffin":5,"trex":6,"toxic":4,"hat":4,"fish":10,"magician":7,"sabotage":9}}','[null,null,1]',X'9C38F2209706843FA8B69F168CF8A0BDCD8C05CDA1618008D2BEF2F3BF932BA5',1794789870847,NULL,NULL,0,0,NULL);
INSERT INTO "tables" VALUES('rxnuaqrtrvfr','taiki','{"first_player":"rotate","nine_obliges":false}','[null,null,null]',X'FA9AEAE65559A56EB268E1B0B3503324322226391EF719099BB219A08BBB05E4',1794789870878,NULL,'{"bank":600,"increment":5}',1,0,NULL);
INSERT INTO "tables" VALUES('e8rujhwsq5pa','okiya','{"match":"single","full_garden":"draw"}','[null,null]',X'2696643C24A7E240129DA072E64D32937A984C34C7E972502E8253EDAA38B9FF',1794789870959,NULL,NULL,0,0,NULL);
INSERT INTO "tables" VALUES('rqkrnuw4g823','okiya','{"match":"single","full_garden":"draw"}','[null,null]',X'114DC760F9E2972B7A02406EAE3A534B040096B54CCF12399FD489D2C9C0B33E',1794794653493,NULL,'{"bank":600}',0,1,NULL);
INSERT INTO "tables" VALUES('ivd2r5qkesri','okiya','{"match":"single","full_garden":"draw"}','[null,null]',X'E4C28E3FFC87F9111AF24CD96A23E0C48C05CED1C87C179A4CDA1AB5E60AB3D4',1794794653690,NULL,NULL,0,0,NULL);
INSERT INTO "tables" VALUES('dqkiqnvpy2pz','okiya','{"match":"single","full_garden":"draw"}','[null,null]',X'3908A9080580B2851B1388058F3F01C8C3567DA2D374FC584C8628A3B65A959F',1794806652505,NULL,NULL,0,0,NULL);
INSERT INTO "tables" VALUES('eq38xzj6rcz4','okiya','{"match":"single","full_garden":"draw"}','[null,null]',X'9D5C2BA56A4DF9D8DB935CB295A945E5495AD6B82091AE3B8E739FB1760C5528',1795060867804,NULL,NULL,0,0,'insults');
CREATE TABLE tokens (
    id TEXT NOT NULL, digest BLOB NOT NULL, person TEXT NOT NULL REFERENCES people (id), label TEXT NOT NULL,
    scope TEXT NOT NULL, created BIGINT NOT NULL, PRIMARY KEY (id), UNIQUE (digest));
INSERT INTO "tokens" VALUES('035a3936a696',X'106DC4FA4E108ADD7989049DC18455A50474416F22AB9FA05C668A099AE9D295','3W_7DcNp93Y4cGd_','My program','play',1794794653463);
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE INDEX ix_passkeys_person ON passkeys (person);
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE INDEX ix_results_person ON results (person);
CREATE INDEX ix_ratings_player ON ratings (player);
CREATE INDEX ix_sittings_person ON sittings (person);
CREATE INDEX ix_ends_game ON ends (game)
;
CREATE INDEX ix_people_looks ON people (looks);
CREATE INDEX ix_leases_node ON leases (node);
CREATE INDEX ix_subscriptions_person ON subscriptions (person);
CREATE INDEX ix_messages_person ON messages (person);
CREATE INDEX ix_reports_table_id ON reports (table_id);
CREATE INDEX ix_reports_person ON reports (person);
CREATE INDEX ix_reporters_person ON reporters (person);
CREATE INDEX ix_measures_person ON measures (person);
CREATE INDEX ix_refused_names_looks ON refused_names (looks);
CREATE INDEX ix_audit_log_person ON audit_log (person);
COMMIT;
