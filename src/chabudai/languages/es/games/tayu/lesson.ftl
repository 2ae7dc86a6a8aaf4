step_1 = Una red de canales crece desde el centro del tablero. Las costas norte y sur son tuyas; este y oeste son de Haru.
step_2 = Una loseta ocupa tres casillas, y su canal se abre en tres de sus ocho bordes. Gírala como quieras y colócala de modo que cubra el centro.
step_3 = Desde ahora, un canal debe unirse a un canal. Salida con salida, pared con pared. Coloca tu loseta donde quepa: los sitios iluminados te ayudan.
step_4 = Unas losetas después, el norte está cerca. Una salida en el borde del tablero es un estuario: un punto para esa costa. Coloca tu loseta de modo que se abra al norte.
wrong_4 = Ahí cabe. Pero mira el borde de arriba: en algún sitio, dos canales de esta loseta se abren al norte a la vez.
step_5 = Tus costas se multiplican: norte por sur. Dos por tres son seis, pero cinco por cero es cero. En un santuario, un estuario cuenta doble.
step_6 = Una loseta que cabe debe colocarse, aunque ayude a tu rival. La primera que no cabe en ningún sitio termina la partida, y gana el producto mayor.
