"""The upright pictures of the cut house and of the workshop are the right part of the lying ones: crop.py reads out/cut-l*.png
and out/shop-l*.png, writes out/cut-p*.png and out/shop-p*.png."""
import os, glob, cv2
R = os.path.dirname(os.path.abspath(__file__))
for name, left in (('cut', .37), ('shop', .27)):
    for f in glob.glob(f'{R}/out/{name}-l*.png'):
        im = cv2.imread(f); w = im.shape[1]; cv2.imwrite(f.replace(f'{name}-l', f'{name}-p'), im[:, round(w*left):], [cv2.IMWRITE_PNG_COMPRESSION, 9])
