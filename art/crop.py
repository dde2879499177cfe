"""The upright pictures of the cut house are the right part of the lying ones: crop.py reads out/cut-l*.png, writes out/cut-p*.png."""
import os, glob, cv2
R = os.path.dirname(os.path.abspath(__file__))
for f in glob.glob(f'{R}/out/cut-l*.png'):
    im = cv2.imread(f); w = im.shape[1]; cv2.imwrite(f.replace('cut-l', 'cut-p'), im[:, round(w*.37):], [cv2.IMWRITE_PNG_COMPRESSION, 9])
